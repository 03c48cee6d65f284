import type { Category } from '#contract/catalogue';
import {
  GREY_CATEGORIES,
  HIDDEN_CATEGORY,
  HIDDEN_SUB_CATEGORY,
  LAST_CATEGORY,
  UNLABELLED_IN_SPANISH,
} from '#domain/categories';
import type { ClassFlag } from '#domain/classCodes';
import type { Language } from '#domain/languages';

export interface MenuCategory extends Category {
  /** The label in the menu; Art Supplies has none in Spanish (specification 2.2). */
  label: string;
  isGrey: boolean;
  flags: ClassFlag[];
}

const COUNTERS = { F: 'New', R: 'Clear', Y: 'Sale', N: 'Soon' } as const;
const FLAGS: readonly ClassFlag[] = ['F', 'R', 'Y', 'N'];

/**
 * Applies the menu's rules: Zippers hidden, Promotions last, Clearance subcategories hidden, and
 * only flags that have products.
 */
export function menuOf(categories: readonly Category[], language: Language): MenuCategory[] {
  const isLast = ({ category }: Category) => Number(category === LAST_CATEGORY);
  return categories
    .filter(({ category }) => category !== HIDDEN_CATEGORY)
    .toSorted((a, b) => isLast(a) - isLast(b))
    .map((category) => ({
      ...category,
      label: language === 'es' && category.category === UNLABELLED_IN_SPANISH ? '' : category.name,
      isGrey: GREY_CATEGORIES.includes(category.category),
      flags: FLAGS.filter((flag) => category[COUNTERS[flag]] > 0),
      sub_cate: category.sub_cate.filter((sub) => sub.category !== HIDDEN_SUB_CATEGORY),
    }));
}
