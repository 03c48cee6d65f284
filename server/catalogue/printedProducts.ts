import type { CategoryNode } from './categoryTree';
import { filterProducts } from './filterProducts';
import type { Snapshot } from './snapshot';
import type { CatalogueFilters, ProductForPrint } from './view';

/**
 * The products of these ranges, grouped by category in menu order, each category limited to its
 * share.
 */
export function printedProducts(
  snapshot: Snapshot,
  ranges: readonly CatalogueFilters[],
  limit: number,
): ProductForPrint[] {
  const { productIds, categoryOf, rankOf } = snapshot;
  const groupsByCategory = new Map<CategoryNode | undefined, number[]>();
  for (const node of inMenuOrder(snapshot.categories.tops)) groupsByCategory.set(node, []);
  for (const number of new Set(ranges.flatMap((range) => [...filterProducts(snapshot, range)]))) {
    const category = categoryOf[number];
    const group = groupsByCategory.get(category);
    if (group) group.push(number);
    else groupsByCategory.set(category, [number]);
  }
  const groups = [...groupsByCategory.values()];
  const sizes = groups.map(({ length }) => length);
  const share = fairShare(sizes, limit);
  const mostPopularOf = (group: number[]) =>
    [...group].sort((a, b) => rankOf[a]! - rankOf[b]!).slice(0, share);
  return groups
    .flatMap((group) => (group.length > share ? mostPopularOf(group).sort((a, b) => a - b) : group))
    .slice(0, limit)
    .map((number) => ({
      product_id: productIds[number]!,
      category: categoryOf[number],
      rank: rankOf[number]!,
    }));
}

export const inMenuOrder = (nodes: readonly CategoryNode[]): CategoryNode[] =>
  nodes.flatMap((node) => [node, ...inMenuOrder(node.children)]);

/** The largest share per category that keeps the total within the limit; at least 1. */
export function fairShare(sizes: readonly number[], limit: number): number {
  const largest = Math.max(1, ...sizes);
  const total = (share: number) => sizes.reduce((sum, size) => sum + Math.min(size, share), 0);
  let share = 1;
  while (share < largest && total(share + 1) <= limit) share += 1;
  return share;
}
