import { styled } from 'styled-components';

import { useTranslate } from '../../i18n/useTranslate';
import { Checkbox } from '../../ui/Checkbox';
import { color, from, size, space } from '../../ui/theme';

import { SORTS, type Sort } from './purchaseFilters';
import type { FiltersInUse } from './usePurchaseFilters';

const Bar = styled.div`
  display: grid;
  gap: ${space(2)} ${space(4)};
  align-items: end;

  ${from.tablet} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr);
  }

  label:not(.tick) {
    display: grid;
    gap: ${space(1)};
    color: ${color.inkSoft};
    font-size: ${size.s};
  }

  .field {
    width: 100%;
    min-width: 0;
    color: ${color.ink};
    font-size: ${size.text};
  }
`;

const Ticks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(6)};
  align-items: center;
  grid-column: 1 / -1;
  min-height: 36px;

  .tick {
    display: flex;
    gap: ${space(2)};
    align-items: center;
  }
`;

interface FilterBarProps extends FiltersInUse {
  categories: readonly string[];
  due: number;
}

/** Narrows and orders the list; it follows every key. */
export function FilterBar({ filters, isNarrowed, narrow, clear, categories, due }: FilterBarProps) {
  const t = useTranslate();
  return (
    <Bar role="search" aria-label={t('purchaseHistory.filter')} className="no-print">
      <label>
        {t('purchaseHistory.text')}
        <input
          className="field"
          type="search"
          maxLength={200}
          autoComplete="off"
          placeholder={t('purchaseHistory.text.hint')}
          value={filters.text}
          onChange={(event) => narrow({ text: event.target.value })}
        />
      </label>
      <label>
        {t('product.category')}
        <select
          className="field"
          value={filters.category}
          onChange={(event) => narrow({ category: event.target.value })}
        >
          <option value="">{t('purchaseHistory.allCategories')}</option>
          {categories.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <label>
        {t('orders.sort')}
        <select
          className="field"
          value={filters.sort}
          onChange={(event) => narrow({ sort: event.target.value as Sort })}
        >
          {SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {t(`purchaseHistory.sort.${sort}`)}
            </option>
          ))}
        </select>
      </label>
      <Ticks>
        <label className="tick">
          <Checkbox
            checked={filters.isDue}
            onChange={(event) => narrow({ isDue: event.target.checked })}
          />
          {t('purchaseHistory.onlyDue', { count: due })}
        </label>
        <label className="tick">
          <Checkbox
            checked={filters.isOtherPrice}
            onChange={(event) => narrow({ isOtherPrice: event.target.checked })}
          />
          {t('purchaseHistory.onlyPrice')}
        </label>
        {isNarrowed && (
          <button type="button" className="button small" onClick={clear}>
            {t('filters.clear')}
          </button>
        )}
      </Ticks>
    </Bar>
  );
}
