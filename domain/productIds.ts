/**
 * Trims a product id. Ids arrive padded with spaces; comparisons and URLs use the trimmed form
 * (specification 3).
 */
export const trimProductId = (productId: string): string => productId.trim();

/** Retains the first product of each trimmed id (specification 5). */
export function withoutDuplicates<P extends { product_id: string }>(products: readonly P[]): P[] {
  const seen = new Set<string>();
  return products.filter(({ product_id }) => {
    const id = trimProductId(product_id);
    if (seen.has(id)) return false;
    seen.add(id);
    return true;
  });
}

/** Removes the spaces and dashes that people omit, insert or change in a product id. */
export const compactProductId = (typed: string): string =>
  typed.normalize('NFKC').replace(/[\s\p{Dash}]/gu, '');

/** Also removes the leading zeros that a spreadsheet drops; '' if nothing else remains. */
export const bareProductId = (typed: string): string => compactProductId(typed).replace(/^0+/, '');
