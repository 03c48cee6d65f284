import type { Category } from '#contract/catalogue';
import { tidyCategoryCode } from '#domain/categories';

/** Returns the name of the category with this code, at any level, in the language of the list. */
export function categoryName(categories: readonly Category[], code: string): string | undefined {
  const wanted = tidyCategoryCode(code);
  const isIt = ({ cat_code }: { cat_code: string }) => tidyCategoryCode(cat_code) === wanted;
  const subs = categories.flatMap(({ sub_cate }) => sub_cate);
  return (
    categories.find(isIt)?.name ??
    subs.find(isIt)?.sub_cate ??
    subs.flatMap(({ sub_subCat }) => sub_subCat).find(isIt)?.sub_subCat
  );
}
