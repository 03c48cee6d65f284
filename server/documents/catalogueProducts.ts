import type { Country } from '#domain/countries';

import type { CategoryNode } from '../catalogue/categoryTree';
import { narrow } from '../catalogue/narrow';
import type { Snapshot } from '../catalogue/snapshot';
import type { DownloadTable } from '../db/tables/content';

/** Products that a printed catalogue holds at most. */
const MOST_PRODUCTS = 300;

type Range = Pick<DownloadTable, 'categories' | 'classes'>;

const listed = (text: string): string[] => text.split(',').filter((part) => part.trim() !== '');

function listsOf(snapshot: Snapshot, { categories, classes }: Range, country: Country) {
  const flags = listed(classes);
  const wanted = listed(categories);
  return (wanted.length > 0 ? wanted : ['']).map((category) =>
    narrow(snapshot, { country, category, classes: flags.length > 0 ? flags : undefined }),
  );
}

export const hasCatalogueProducts = (snapshot: Snapshot, range: Range, country: Country): boolean =>
  listsOf(snapshot, range, country).some(({ length }) => length > 0);

/**
 * Numbers of the products of a printed catalogue, in the order of the menu. Of a range that is too
 * large for it, every sub-category gives its most popular ones.
 */
export function catalogueProducts(snapshot: Snapshot, range: Range, country: Country): number[] {
  const shelves = new Map<CategoryNode | undefined, number[]>();
  for (const node of inMenuOrder(snapshot.categories.tops)) shelves.set(node, []);
  const inRange = listsOf(snapshot, range, country).flatMap((list) => [...list]);
  for (const number of new Set(inRange)) {
    const category = snapshot.categoryOf[number];
    const shelf = shelves.get(category);
    if (shelf) shelf.push(number);
    else shelves.set(category, [number]);
  }
  const filled = [...shelves.values()];
  const share = fairShare(filled.map(({ length }) => length));
  const best = (shelf: number[]) =>
    [...shelf].sort((a, b) => snapshot.rankOf[a]! - snapshot.rankOf[b]!).slice(0, share);
  return filled
    .flatMap((shelf) => (shelf.length > share ? best(shelf).sort((a, b) => a - b) : shelf))
    .slice(0, MOST_PRODUCTS);
}

const inMenuOrder = (nodes: readonly CategoryNode[]): CategoryNode[] =>
  nodes.flatMap((node) => [node, ...inMenuOrder(node.children)]);

/** The most that each shelf may give so that all together fit. */
function fairShare(sizes: readonly number[]): number {
  const largest = Math.max(1, ...sizes);
  const total = (most: number) => sizes.reduce((sum, size) => sum + Math.min(size, most), 0);
  let share = 1;
  while (share < largest && total(share + 1) <= MOST_PRODUCTS) share += 1;
  return share;
}
