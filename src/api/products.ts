import type { Product, ProductDescription } from '#contract/product';
import type { Country } from '#domain/countries';
import type { Language } from '#domain/languages';
import { trimProductId, withoutDuplicates } from '#domain/productIds';
import type { Sort } from '#domain/sorting';

/** The country in whose shop a product is sold, and the language of its texts. */
export interface Market {
  country: Country;
  lang: Language;
}

/**
 * A list of products by trimmed id, in display order; the products themselves are in
 * `slices/products`.
 */
export interface ProductList {
  ids: string[];
  total: number;
  /** The available sort orders; undefined if the list cannot be sorted. */
  sorts?: Sort[] | undefined;
  isOfUnknownCategory?: true;
}

/** A product, or part of one, as received: only its id is guaranteed. */
export type ServedProduct = Pick<Product, 'product_id'> & Partial<ProductDescription>;

/**
 * Extracts the products from an endpoint's responses. They are passed along with the response
 * (`baseQueryMeta.products`) and reach the products table with the same action as the list that
 * references them; the response itself is cached with ids only.
 */
export interface CarriesProducts {
  productsOf?: (response: never) => readonly ServedProduct[];
}

type Missing = null | undefined;

/** Some servers omit empty lists. */
export const orEmpty = <T>(list: readonly T[] | Missing): readonly T[] => list ?? [];

/** Returns '' if there is no product. */
export const productIdOf = (product: Pick<Product, 'product_id'> | Missing): string =>
  trimProductId(String(product?.product_id ?? ''));

/** Returns the trimmed ids of a list without duplicates (specification 5). */
export const idsOf = (products: readonly ServedProduct[] | Missing): string[] =>
  withoutDuplicates(orEmpty(products).map((product) => ({ product_id: productIdOf(product) })))
    .map(({ product_id }) => product_id)
    .filter(Boolean);

export function productList(
  products: readonly ServedProduct[] | Missing,
  total?: number,
): ProductList {
  const ids = idsOf(products);
  return { ids, total: Number(total ?? ids.length) };
}

interface ProductListResponse {
  products: readonly ServedProduct[] | Missing;
  total?: number;
  sorts?: Sort[];
  is_category_unknown?: true;
}

/** Options shared by the endpoints whose whole response is a list of products. */
export const listsProducts = {
  extraOptions: { productsOf: ({ products }: ProductListResponse) => orEmpty(products) },
  transformResponse: (response: ProductListResponse): ProductList => ({
    ...productList(response.products, response.total),
    ...(response.sorts && { sorts: response.sorts }),
    ...(response.is_category_unknown && { isOfUnknownCategory: true }),
  }),
};

/** The fields of an item beyond those of its product, which are in the products table. */
export type WithoutProductFields<Item extends Product> = Omit<
  Item,
  Exclude<keyof Product, 'product_id'>
>;
