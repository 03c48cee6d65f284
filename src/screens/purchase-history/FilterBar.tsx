import { styled } from 'styled-components';

import type { Purchases } from '../../api/purchaseHistory';
import { useTranslate } from '../../i18n/useTranslate';
import { SmallButton } from '../../ui/Button';
import { Checkbox } from '../../ui/Checkbox';
import { FilterInput, FilterLabel, FilterSelect } from '../../ui/FilterField';
import { FilterFold } from '../../ui/FilterFold';
import { control, space } from '../../ui/theme';

import { SORTS, type PurchaseSort } from './purchaseFilters';
import type { PurchaseFilterState } from './usePurchaseFilters';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(3)};
  align-items: end;
  margin-bottom: ${space(2)};
`;

const SearchLabel = styled(FilterLabel)`
  flex: 2 1 13.75rem;
`;

const SelectLabel = styled(FilterLabel)`
  flex: 1 1 13rem;
  max-width: 15rem;
`;

const CheckboxLabel = styled.label`
  display: flex;
  gap: ${space(2)};
  align-items: center;
  min-height: ${control.normal};
`;

interface FilterBarProps extends PurchaseFilterState {
  categories: readonly string[];
  due: number;
  /** Of whose orders the list can be; absent with one person and one address. */
  scopes: Purchases['scopes'];
}

/** Filters and sorts the list on every keystroke. */
export function FilterBar(props: FilterBarProps) {
  const { filters, isNarrowed, narrow, type, endTyping, clear, categories, due, scopes } = props;
  const t = useTranslate();
  const { category, isDue, isOtherPrice, of } = filters;
  const chosen = [category, isDue, isOtherPrice, of].filter(Boolean).length;
  return (
    <Bar role="search" aria-label={t('purchaseHistory.filter')} className="no-print">
      <SearchLabel>
        {t('purchaseHistory.text')}
        <FilterInput
          type="search"
          maxLength={200}
          autoComplete="off"
          placeholder={t('purchaseHistory.text.hint')}
          value={filters.text}
          onChange={(event) => type(event.target.value)}
          onBlur={endTyping}
        />
      </SearchLabel>
      <FilterFold chosen={chosen}>
        {scopes && (
          <SelectLabel>
            {t(scopes.people ? 'purchaseHistory.of' : 'order.shipTo')}
            <FilterSelect value={of} onChange={(event) => narrow({ of: event.target.value })}>
              <option value="">
                {t(scopes.people ? 'orders.everybody' : 'purchaseHistory.everyAddress')}
              </option>
              {scopes.people && <option value="me">{t('orders.me')}</option>}
              {scopes.ship_to.map(({ code, name }) => (
                <option key={code} value={`to:${code}`}>
                  {name}
                </option>
              ))}
            </FilterSelect>
          </SelectLabel>
        )}
        <SelectLabel>
          {t('product.category')}
          <FilterSelect
            value={filters.category}
            onChange={(event) => narrow({ category: event.target.value })}
          >
            <option value="">{t('purchaseHistory.allCategories')}</option>
            {categories.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </FilterSelect>
        </SelectLabel>
        <SelectLabel>
          {t('orders.sort')}
          <FilterSelect
            value={filters.sort}
            onChange={(event) => narrow({ sort: event.target.value as PurchaseSort })}
          >
            {SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {t(`purchaseHistory.sort.${sort}`)}
              </option>
            ))}
          </FilterSelect>
        </SelectLabel>
        <CheckboxLabel>
          <Checkbox
            checked={filters.isDue}
            onChange={(event) => narrow({ isDue: event.target.checked })}
          />
          {t('purchaseHistory.onlyDue', { count: due })}
        </CheckboxLabel>
        <CheckboxLabel>
          <Checkbox
            checked={filters.isOtherPrice}
            onChange={(event) => narrow({ isOtherPrice: event.target.checked })}
          />
          {t('purchaseHistory.onlyPrice')}
        </CheckboxLabel>
        {isNarrowed && <SmallButton onClick={clear}>{t('filters.clear')}</SmallButton>}
      </FilterFold>
    </Bar>
  );
}
