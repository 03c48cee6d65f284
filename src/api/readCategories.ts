import type { Category, DisplayCategory, SubCategory } from '#contract/catalogue';

import { asList, asNumber, asText, type Fields } from './lenientFields';

/** A category without a code is identified by its name, and vice versa. */
function placeOf({ category, cat_code }: Fields, label: unknown) {
  const code = asText(cat_code, asText(category, asText(label)));
  return { category: asText(category, asText(label, code)), cat_code: code };
}

const labelOf = (label: unknown, { category, cat_code }: { category: string; cat_code: string }) =>
  asText(label, category || cat_code);

function readSubCategory(sub: Fields): SubCategory {
  const place = placeOf(sub, sub.sub_cate);
  return {
    ...place,
    sub_cate: labelOf(sub.sub_cate, place),
    sub_subCat: asList(sub.sub_subCat).map((leaf) => {
      const leafPlace = placeOf(leaf, leaf.sub_subCat);
      return { ...leafPlace, sub_subCat: labelOf(leaf.sub_subCat, leafPlace) };
    }),
  };
}

/** Reads the category tree, filling in any fields the server omits. */
export const readCategories = (list: unknown): Category[] =>
  asList(list).map((top) => {
    const place = placeOf(top, top.name);
    return {
      ...place,
      name: labelOf(top.name, place),
      New: asNumber(top.New),
      Clear: asNumber(top.Clear),
      Sale: asNumber(top.Sale),
      Soon: asNumber(top.Soon),
      sub_cate: asList(top.sub_cate).map(readSubCategory),
    };
  });

export const readDisplayCategories = (list: unknown): DisplayCategory[] =>
  asList(list).map((shown) => {
    const place = placeOf(shown, shown.name);
    return {
      ...place,
      name: labelOf(shown.name, place),
      image: asText(shown.image),
      products: asNumber(shown.products),
    };
  });
