import type { Product } from '#contract/product';

/** A product as a signed-in buyer receives it, with a test's changes. */
export const productOf = (product_id: string, changes: Partial<Product> = {}): Product => ({
  id: `p-${product_id}`,
  product_id,
  name: `Thread ${product_id}`,
  country: 'CA',
  class: '',
  ship_pac: 12,
  types: '',
  image: `${product_id}.jpg`,
  barcodes: [],
  brand: 'Gütermann',
  color: 'Red',
  size: '100 m',
  cat_code: 'SEW THR',
  available: 40,
  selling_price: 2.5,
  selling_price_2: null,
  retail_price: 4.99,
  ...changes,
});

const FOR_CUSTOMERS = ['available', 'selling_price', 'selling_price_2', 'retail_price'] as const;

/** The same as a visitor receives it, without price and stock. */
export function visitorProductOf(product_id: string, changes: Partial<Product> = {}): Product {
  const product = productOf(product_id, changes);
  for (const field of FOR_CUSTOMERS) delete product[field];
  return product;
}

/** Wraps products in a listing response. */
export const pageOf = (products: readonly Product[], total = products.length) => ({
  products,
  total,
  page: 1,
  pagination: 25,
});
