/** Product ids arrive padded with spaces; everything compares and addresses them trimmed (specification 3). */
export const tidyProductId = (productId: string): string => productId.trim();

/** Keeps the first of each trimmed product id (specification 5). */
export function withoutDuplicates<P extends { product_id: string }>(products: readonly P[]): P[] {
  const seen = new Set<string>();
  return products.filter(({ product_id }) => {
    const id = tidyProductId(product_id);
    if (seen.has(id)) return false;
    seen.add(id);
    return true;
  });
}

/** A product id without the spaces and dashes that people leave out, put in or change. */
export const spokenProductId = (typed: string): string =>
  typed.normalize('NFKC').replace(/[\s\p{Dash}]/gu, '');

/** The spoken id without the leading zeros that a spreadsheet drops: '' where there is nothing else. */
export const bareProductId = (typed: string): string => spokenProductId(typed).replace(/^0+/, '');
