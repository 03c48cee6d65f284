import type { Category } from '#contract/catalogue';
import { HIDDEN_CATEGORY, HIDDEN_SUB_CATEGORY } from '#domain/categories';
import { foldCaseAndAccents } from '#domain/foldCaseAndAccents';

/** A category of any level, with the labels of its ancestors. */
export interface CategoryMatch {
  name: string;
  category: string;
  cat_code: string;
  within: readonly string[];
}

const flattenCategories = (categories: readonly Category[]): CategoryMatch[] =>
  categories
    .filter(({ category }) => category !== HIDDEN_CATEGORY)
    .flatMap(({ name, category, cat_code, sub_cate }) => [
      { name, category, cat_code, within: [] },
      ...sub_cate
        .filter((sub) => sub.category !== HIDDEN_SUB_CATEGORY)
        .flatMap((sub) => [
          { name: sub.sub_cate, category: sub.category, cat_code: sub.cat_code, within: [name] },
          ...sub.sub_subCat.map((leaf) => ({
            name: leaf.sub_subCat,
            category: leaf.category,
            cat_code: leaf.cat_code,
            within: [name, sub.sub_cate],
          })),
        ]),
    ]);

const wordsOf = (text: string): string[] =>
  foldCaseAndAccents(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/**
 * Finds categories in whose label every word of the text is the prefix of a word; labels with the
 * fewest words come first.
 */
export function matchCategories(categories: readonly Category[], text: string): CategoryMatch[] {
  const typed = wordsOf(text);
  if (typed.length === 0) return [];
  return flattenCategories(categories)
    .map((place) => ({ place, words: wordsOf(place.name) }))
    .filter(({ words }) => typed.every((part) => words.some((word) => word.startsWith(part))))
    .toSorted((a, b) => a.words.length - b.words.length)
    .map(({ place }) => place);
}
