import type { Category } from '#contract/catalogue';
import type { Country } from '#domain/countries';
import type { Language } from '#domain/languages';

import type { CategoryNode } from './categoryTree';
import { countFlags, offeredIn } from './narrow';
import type { Snapshot } from './snapshot';

/** The three levels of the menu; a category without a product in the country is left out. */
export function menuOf(snapshot: Snapshot, country: Country, language: Language): Category[] {
  const isOffered = offeredIn(snapshot, country);
  const filled = (nodes: readonly CategoryNode[]) =>
    nodes.filter(({ products }) => products.some(isOffered));

  return filled(snapshot.categories.tops).map((top) => {
    const { F, R, Y, N } = countFlags(snapshot, top.products, country);
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
}

const placeOf = ({ names, cat_code }: CategoryNode) => ({ category: names[''], cat_code });

/** Top categories with the number of their products and the most popular of them, whose picture they show. */
export function displayCategoriesOf(snapshot: Snapshot, country: Country, language: Language) {
  const isOffered = offeredIn(snapshot, country);
  return snapshot.categories.tops.flatMap((top) => {
    const products = top.products.filter(isOffered);
    const product = mostPopular(snapshot, products);
    if (product === undefined) return [];
    return [{ name: top.names[language], ...placeOf(top), products: products.length, product }];
  });
}

const mostPopular = ({ rankOf }: Snapshot, products: readonly number[]): number | undefined =>
  products.length === 0
    ? undefined
    : products.reduce((best, other) => (rankOf[other]! < rankOf[best]! ? other : best));
