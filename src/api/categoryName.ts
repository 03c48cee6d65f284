import type { Category } from '#contract/catalogue';
import { normaliseCategoryCode } from '#domain/categories';

/** Returns the name of the category with this code, at any level, in the language of the list. */
export function categoryName(categories: readonly Category[], code: string): string | undefined {
  const normalised = normaliseCategoryCode(code);
  const hasCode = ({ cat_code }: { cat_code: string }) =>
    normaliseCategoryCode(cat_code) === normalised;
  const subs = categories.flatMap(({ sub_cate }) => sub_cate);
  return (
    categories.find(hasCode)?.name ??
    subs.find(hasCode)?.sub_cate ??
    subs.flatMap(({ sub_subCat }) => sub_subCat).find(hasCode)?.sub_subCat
  );
}
