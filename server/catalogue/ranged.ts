import type { CategoryNode } from './categoryTree';
import { narrow } from './narrow';
import type { Snapshot } from './snapshot';
import type { Narrowing, RangedProduct } from './view';

/**
 * The products of these ranges, grouped by category in menu order, each category limited to its
 * share.
 */
export function rangedProducts(
  snapshot: Snapshot,
  ranges: readonly Narrowing[],
  most: number,
): RangedProduct[] {
  const { productIds, categoryOf, rankOf } = snapshot;
  const shelves = new Map<CategoryNode | undefined, number[]>();
  for (const node of inMenuOrder(snapshot.categories.tops)) shelves.set(node, []);
  for (const number of new Set(ranges.flatMap((range) => [...narrow(snapshot, range)]))) {
    const category = categoryOf[number];
    const shelf = shelves.get(category);
    if (shelf) shelf.push(number);
    else shelves.set(category, [number]);
  }
  const filled = [...shelves.values()];
  const sizes = filled.map(({ length }) => length);
  const share = fairShare(sizes, most);
  const best = (shelf: number[]) =>
    [...shelf].sort((a, b) => rankOf[a]! - rankOf[b]!).slice(0, share);
  return filled
    .flatMap((shelf) => (shelf.length > share ? best(shelf).sort((a, b) => a - b) : shelf))
    .slice(0, most)
    .map((number) => ({
      product_id: productIds[number]!,
      category: categoryOf[number],
      rank: rankOf[number]!,
    }));
}

export const inMenuOrder = (nodes: readonly CategoryNode[]): CategoryNode[] =>
  nodes.flatMap((node) => [node, ...inMenuOrder(node.children)]);

/** The largest share per category that keeps the total within the limit; at least 1. */
export function fairShare(sizes: readonly number[], most: number): number {
  const largest = Math.max(1, ...sizes);
  const total = (share: number) => sizes.reduce((sum, size) => sum + Math.min(size, share), 0);
  let share = 1;
  while (share < largest && total(share + 1) <= most) share += 1;
  return share;
}
