import type { Category } from '#contract/catalogue';
import type { Country } from '#domain/countries';
import type { Language } from '#domain/languages';

import { getOrCreate, cachePerOwner } from './cache';
import type { CategoryNode } from './categoryTree';
import { countFlags, mostPopular, filterProducts, offeredIn } from './filterProducts';
import type { Snapshot } from './snapshot';
import type { TopCategory, FlagCounts } from './view';

/** The three levels of the menu, without categories that have no product in the country. */
export function menuOf(snapshot: Snapshot, country: Country, language: Language): Category[] {
  const isOffered = offeredIn(snapshot, country);
  const nonEmpty = (nodes: readonly CategoryNode[]) =>
    nodes.filter(({ products }) => products.some(isOffered));
  const flagsOf = ({ products }: CategoryNode) => countFlags(snapshot, products, country);
  return buildMenu(snapshot.categories.tops, language, nonEmpty, flagsOf);
}

/** Builds the menu from a category tree, wherever the products are stored. */
export const buildMenu = (
  tops: readonly CategoryNode[],
  language: Language,
  nonEmpty: (nodes: readonly CategoryNode[]) => CategoryNode[],
  flagsOf: (top: CategoryNode) => FlagCounts,
): Category[] =>
  nonEmpty(tops).map((top) => {
    const { F, R, Y, N } = flagsOf(top);
    return {
      name: top.names[language],
      ...categoryFieldsOf(top),
      New: F,
      Clear: R,
      Sale: Y,
      Soon: N,
      sub_cate: nonEmpty(top.children).map((sub) => ({
        sub_cate: sub.names[language],
        ...categoryFieldsOf(sub),
        sub_subCat: nonEmpty(sub.children).map((subSub) => ({
          sub_subCat: subSub.names[language],
          ...categoryFieldsOf(subSub),
        })),
      })),
    };
  });

const categoryFieldsOf = ({ names, cat_code }: CategoryNode) => ({ category: names[''], cat_code });

interface DisplayEntry {
  top: CategoryNode;
  products: number;
  product_id: string;
}

const displayCacheOf = cachePerOwner<Snapshot, DisplayEntry[]>();

/**
 * Top-level categories with their product count and their most popular product, whose picture they
 * show.
 */
export const displayCategoriesOf = (
  snapshot: Snapshot,
  country: Country,
  language: Language,
): TopCategory[] =>
  getOrCreate(displayCacheOf(snapshot), country, () =>
    snapshot.categories.tops.flatMap((top) => {
      const { length } = filterProducts(snapshot, { country, category: top.cat_code });
      const product = mostPopular(snapshot, top.products, country);
      if (product === undefined) return [];
      return [{ top, products: length, product_id: snapshot.productIds[product]! }];
    }),
  ).map(({ top, ...fields }) => ({
    name: top.names[language],
    ...categoryFieldsOf(top),
    ...fields,
  }));
