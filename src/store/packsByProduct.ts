import type { ProductCounts } from '#contract/cart';
import { trimProductId } from '#domain/productIds';

const isLine = (line: unknown): line is { id: string; quantity: number } => {
  const { id, quantity } = (line ?? {}) as { id?: unknown; quantity?: unknown };
  return typeof id === 'string' && trimProductId(id) !== '' && Number(quantity) > 0;
};

/**
 * Maps product ids to ship packs; invalid lines yield an empty map and a warning (specification 8).
 */
export function packsByProduct(lines: unknown): ProductCounts {
  if (!Array.isArray(lines) || !lines.every(isLine)) {
    console.warn('What was to go into the cart is not a list of products with quantities.');
    return {};
  }
  return Object.fromEntries(lines.map(({ id, quantity }) => [id, quantity]));
}
