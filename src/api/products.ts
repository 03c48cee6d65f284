import type { CartLine } from '#contract/cart';
import type { ProductDescription } from '#contract/catalogue';
import type { LineReport } from '#contract/lines';
import type { Product } from '#contract/product';
import type { Country } from '#domain/countries';
import type { Language } from '#domain/languages';
import { tidyProductId, withoutDuplicates } from '#domain/productIds';
import type { Sort } from '#domain/sorting';

/** In whose shop a product stands, and in which language it is told of. */
export interface Market {
  country: Country;
  lang: Language;
}

/** A list of products by their trimmed ids, in the order they are shown in; they themselves stand in `slices/products`. */
export interface ProductList {
  ids: string[];
  total: number;
  /** What the list can be sorted by; missing where it cannot. */
  sorts?: Sort[] | undefined;
}

/** A product, or a part of one, as it was answered: only its id is sure to be there. */
export type ServedProduct = Pick<Product, 'product_id'> & Partial<ProductDescription>;

/**
 * What an endpoint says of its answers. What is read here travels beside the answer
 * (`baseQueryMeta.products`) and reaches the table of products with the same action as the list
 * that names it; the answer itself keeps ids.
 */
export interface CarriesProducts {
  productsOf?: (answer: never) => readonly ServedProduct[];
}

type Missing = null | undefined;

/** Some servers leave out a list that is empty. */
export const listed = <T>(list: readonly T[] | Missing): readonly T[] => list ?? [];

/** '' where there is no product. */
export const productIdOf = (product: Pick<Product, 'product_id'> | Missing): string =>
  tidyProductId(String(product?.product_id ?? ''));

/** The trimmed ids of a list, each once (specification 5). */
export const idsOf = (products: readonly ServedProduct[] | Missing): string[] =>
  withoutDuplicates(listed(products).map((product) => ({ product_id: productIdOf(product) })))
    .map(({ product_id }) => product_id)
    .filter(Boolean);

export function productList(
  products: readonly ServedProduct[] | Missing,
  total?: number,
): ProductList {
  const ids = idsOf(products);
  return { ids, total: Number(total ?? ids.length) };
}

interface ListAnswer {
  products: readonly ServedProduct[] | Missing;
  total?: number;
  sorts?: Sort[];
}

/** What the endpoints have in common whose whole answer is a list of products. */
export const listsProducts = {
  extraOptions: { productsOf: ({ products }: ListAnswer) => listed(products) },
  transformResponse: ({ products, total, sorts }: ListAnswer): ProductList => ({
    ...productList(products, total),
    ...(sorts && { sorts }),
  }),
};

/** What is said of an item beside the product that it is; the product's own fields stand in the table. */
export type Beside<Item extends Product> = Omit<Item, Exclude<keyof Product, 'product_id'>>;

/** The products of a cart's lines; the `id` of a line is its own. */
export const productsOfCart = ({
  products,
}: {
  products: readonly CartLine[] | Missing;
}): ServedProduct[] =>
  listed(products).map((line) => ({
    product_id: line.product_id,
    name: line.name,
    image: line.image,
    class: line.class,
    ship_pac: line.ship_pack,
    barcodes: line.barcodes,
    available: line.available,
    selling_price: line.selling_price,
    selling_price_2: line.selling_price_2,
    retail_price: line.retail_price,
  }));

/** The products that a report on lines shows: those that the lines mean, and those that they may mean. */
export const productsOfReport = ({ lines }: { lines?: readonly LineReport[] }): ServedProduct[] =>
  listed(lines).flatMap(({ product, candidates }) => [
    ...(product ? [product] : []),
    ...listed(candidates),
  ]);
