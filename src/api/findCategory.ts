import type { Category } from '#contract/catalogue';
import { HIDDEN_SUB_CATEGORY, normaliseCategoryCode } from '#domain/categories';

/** A category of any level, with its subcategories. */
export interface FoundCategory {
  name: string;
  category: string;
  cat_code: string;
  parts: Omit<FoundCategory, 'parts'>[];
}

const toFoundCategory = (
  node: Omit<FoundCategory, 'parts'>,
  parts: FoundCategory['parts'],
): FoundCategory => ({
  name: node.name,
  category: node.category,
  cat_code: node.cat_code,
  parts: parts.map(({ name, category, cat_code }) => ({ name, category, cat_code })),
});

const flattenCategories = (categories: readonly Category[]): FoundCategory[] =>
  categories.flatMap((top) => {
    const subs = top.sub_cate
      .filter(({ category }) => category !== HIDDEN_SUB_CATEGORY)
      .map((sub) =>
        toFoundCategory(
          { ...sub, name: sub.sub_cate },
          sub.sub_subCat.map((leaf) => ({ ...leaf, name: leaf.sub_subCat })),
        ),
      );
    return [toFoundCategory(top, subs), ...subs];
  });

/**
 * Finds a category of the first two levels by code, English name or label; logs a warning if there
 * is none (specification 8).
 */
export function findCategory(
  categories: readonly Category[],
  text: string,
): FoundCategory | undefined {
  const normalised = normaliseCategoryCode(text).toLowerCase();
  const found = flattenCategories(categories).find(({ name, category, cat_code }) =>
    [cat_code, category, name].some(
      (one) => normaliseCategoryCode(one).toLowerCase() === normalised,
    ),
  );
  if (!found) console.warn(`There is no category '${text}'.`);
  return found;
}
