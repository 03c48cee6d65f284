import type { Category, DisplayCategory, SubCategory } from '#contract/catalogue';

import { asList, asNumber, asText, type Fields } from './lenientFields';

/** A category without a code is identified by its name, and vice versa. */
function identityOf({ category, cat_code }: Fields, label: unknown) {
  const code = asText(cat_code, asText(category, asText(label)));
  return { category: asText(category, asText(label, code)), cat_code: code };
}

const labelOf = (label: unknown, { category, cat_code }: { category: string; cat_code: string }) =>
  asText(label, category || cat_code);

function parseSubCategory(sub: Fields): SubCategory {
  const identity = identityOf(sub, sub.sub_cate);
  return {
    ...identity,
    sub_cate: labelOf(sub.sub_cate, identity),
    sub_subCat: asList(sub.sub_subCat).map((leaf) => {
      const leafIdentity = identityOf(leaf, leaf.sub_subCat);
      return { ...leafIdentity, sub_subCat: labelOf(leaf.sub_subCat, leafIdentity) };
    }),
  };
}

/** Reads the category tree, filling in any fields the server omits. */
export const parseCategories = (list: unknown): Category[] =>
  asList(list).map((top) => {
    const identity = identityOf(top, top.name);
    return {
      ...identity,
      name: labelOf(top.name, identity),
      New: asNumber(top.New),
      Clear: asNumber(top.Clear),
      Sale: asNumber(top.Sale),
      Soon: asNumber(top.Soon),
      sub_cate: asList(top.sub_cate).map(parseSubCategory),
    };
  });

export const parseDisplayCategories = (list: unknown): DisplayCategory[] =>
  asList(list).map((shown) => {
    const identity = identityOf(shown, shown.name);
    return {
      ...identity,
      name: labelOf(shown.name, identity),
      image: asText(shown.image),
      products: asNumber(shown.products),
    };
  });
