import type { Category } from '#contract/catalogue';
import type { Country } from '#domain/countries';
import type { Language } from '#domain/languages';

import { getOrCreate, cachePerOwner } from './cache';
import type { CategoryNode } from './categoryTree';
import { countFlags, mostPopular, narrow, offeredIn } from './narrow';
import type { Snapshot } from './snapshot';
import type { DisplayCategory, FlagCounts } from './view';

/** The three levels of the menu, without categories that have no product in the country. */
export function menuOf(snapshot: Snapshot, country: Country, language: Language): Category[] {
  const isOffered = offeredIn(snapshot, country);
  const filled = (nodes: readonly CategoryNode[]) =>
    nodes.filter(({ products }) => products.some(isOffered));
  const flagsOf = ({ products }: CategoryNode) => countFlags(snapshot, products, country);
  return listMenu(snapshot.categories.tops, language, filled, flagsOf);
}

/** Builds the menu from a category tree, wherever the products are stored. */
export const listMenu = (
  tops: readonly CategoryNode[],
  language: Language,
  filled: (nodes: readonly CategoryNode[]) => CategoryNode[],
  flagsOf: (top: CategoryNode) => FlagCounts,
): Category[] =>
  filled(tops).map((top) => {
    const { F, R, Y, N } = flagsOf(top);
    return {
      name: top.names[language],
      ...placeOf(top),
      New: F,
      Clear: R,
      Sale: Y,
      Soon: N,
      sub_cate: filled(top.children).map((sub) => ({
        sub_cate: sub.names[language],
        ...placeOf(sub),
        sub_subCat: filled(sub.children).map((subSub) => ({
          sub_subCat: subSub.names[language],
          ...placeOf(subSub),
        })),
      })),
    };
  });

const placeOf = ({ names, cat_code }: CategoryNode) => ({ category: names[''], cat_code });

interface Display {
  top: CategoryNode;
  products: number;
  product_id: string;
}

const displaysOf = cachePerOwner<Snapshot, Display[]>();

/**
 * Top-level categories with their product count and their most popular product, whose picture they
 * show.
 */
export const displayCategoriesOf = (
  snapshot: Snapshot,
  country: Country,
  language: Language,
): DisplayCategory[] =>
  getOrCreate(displaysOf(snapshot), country, () =>
    snapshot.categories.tops.flatMap((top) => {
      const { length } = narrow(snapshot, { country, category: top.cat_code });
      const product = mostPopular(snapshot, top.products, country);
      if (product === undefined) return [];
      return [{ top, products: length, product_id: snapshot.productIds[product]! }];
    }),
  ).map(({ top, ...shown }) => ({ name: top.names[language], ...placeOf(top), ...shown }));
