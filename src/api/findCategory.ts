import type { Category } from '#contract/catalogue';
import { HIDDEN_SUB_CATEGORY, tidyCategoryCode } from '#domain/categories';

/** A category of any level, with its subcategories. */
export interface Shelf {
  name: string;
  category: string;
  cat_code: string;
  parts: Omit<Shelf, 'parts'>[];
}

const shelfOf = (place: Omit<Shelf, 'parts'>, parts: Shelf['parts']): Shelf => ({
  name: place.name,
  category: place.category,
  cat_code: place.cat_code,
  parts: parts.map(({ name, category, cat_code }) => ({ name, category, cat_code })),
});

const shelvesOf = (categories: readonly Category[]): Shelf[] =>
  categories.flatMap((top) => {
    const subs = top.sub_cate
      .filter(({ category }) => category !== HIDDEN_SUB_CATEGORY)
      .map((sub) =>
        shelfOf(
          { ...sub, name: sub.sub_cate },
          sub.sub_subCat.map((leaf) => ({ ...leaf, name: leaf.sub_subCat })),
        ),
      );
    return [shelfOf(top, subs), ...subs];
  });

/**
 * Finds a category of the first two levels by code, English name or label; logs a warning if there
 * is none (specification 8).
 */
export function findCategory(categories: readonly Category[], text: string): Shelf | undefined {
  const wanted = tidyCategoryCode(text).toLowerCase();
  const found = shelvesOf(categories).find(({ name, category, cat_code }) =>
    [cat_code, category, name].some((one) => tidyCategoryCode(one).toLowerCase() === wanted),
  );
  if (!found) console.warn(`There is no category '${text}'.`);
  return found;
}
