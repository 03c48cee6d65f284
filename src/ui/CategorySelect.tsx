import type { Category } from '#contract/catalogue';
import { HIDDEN_SUB_CATEGORY, normaliseCategoryCode } from '#domain/categories';

import { useTranslate } from '../i18n/useTranslate';

import { FilterLabel, FilterSelect } from './FilterField';

interface CategorySelectProps {
  categories: readonly Category[];
  chosen: string;
  /** Label of the empty option; if `undefined`, a category must be chosen. */
  any: string | undefined;
  onChoose: (code: string) => void;
}

/** Selects a category or a subcategory. */
export function CategorySelect({ categories, chosen, any, onChoose }: CategorySelectProps) {
  const t = useTranslate();
  return (
    <FilterLabel>
      {t('product.category')}
      <FilterSelect
        value={normaliseCategoryCode(chosen)}
        onChange={(event) => onChoose(event.target.value)}
      >
        {any !== undefined && <option value="">{any}</option>}
        {categories.map(({ name, cat_code, sub_cate }) => (
          <optgroup key={cat_code} label={name}>
            <option value={normaliseCategoryCode(cat_code)}>{t('menu.all', { name })}</option>
            {sub_cate
              .filter(({ category }) => category !== HIDDEN_SUB_CATEGORY)
              .map((sub) => (
                <option key={sub.cat_code} value={normaliseCategoryCode(sub.cat_code)}>
                  {sub.sub_cate}
                </option>
              ))}
          </optgroup>
        ))}
      </FilterSelect>
    </FilterLabel>
  );
}
