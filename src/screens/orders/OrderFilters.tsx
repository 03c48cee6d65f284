import { useId } from 'react';

import type { Orderer } from '#contract/fields';
import { ORDER_STATES } from '#domain/fulfilment';

import { DayRange } from '../../features/day-filter/DayRange';
import { useTranslate } from '../../i18n/useTranslate';
import { useCustomer } from '../../store/useMarket';
import { FilterInput, FilterLabel, FilterSelect } from '../../ui/FilterField';
import { FilterFold } from '../../ui/FilterFold';
import { ClearFilters, FilterForm, SEARCH_DEBOUNCE_MS, SearchLabel } from '../../ui/listFilters';
import { useDebouncedSearch } from '../../ui/useDebouncedSearch';

import { NO_FILTERS, type OrdersAddress } from './useOrdersAddress';

interface OrderFiltersProps {
  address: OrdersAddress;
  /** Everybody who orders for the customer; empty if that is one person. */
  people: readonly Orderer[];
}

/** Text, date and status filters of the history; the list updates as the customer types. */
export function OrderFilters({ address, people }: OrderFiltersProps) {
  const t = useTranslate();
  const hintId = useId();
  const { user_id } = useCustomer();
  const { filters, isNarrowed, narrow } = address;
  const search = useDebouncedSearch((text) => narrow({ search: text }), SEARCH_DEBOUNCE_MS);
  const clear = () => {
    search.forget();
    narrow(NO_FILTERS);
  };

  return (
    <FilterForm
      role="search"
      data-tools
      aria-label={t('orders.search')}
      className="no-print"
      onSubmit={(event) => {
        event.preventDefault();
        search.finish();
      }}
    >
      <SearchLabel>
        {t('orders.search')}
        <FilterInput
          type="search"
          maxLength={200}
          placeholder={t('orders.search.hint')}
          aria-describedby={hintId}
          value={search.typed ?? filters.search}
          onChange={(event) => search.type(event.target.value)}
          onBlur={search.finish}
        />
      </SearchLabel>
      <span id={hintId} hidden>
        {t('orders.search.hint')}
      </span>
      <FilterFold
        chosen={
          [filters.from, filters.to, filters.status, filters.ordered_by].filter(Boolean).length
        }
      >
        <DayRange days={filters} onChange={narrow} />
        <FilterLabel>
          {t('order.status')}
          <FilterSelect
            value={filters.status}
            onChange={(event) => narrow({ status: event.target.value })}
          >
            <option value="">{t('orders.anyStatus')}</option>
            {ORDER_STATES.map((status) => (
              <option key={status} value={status}>
                {t(`order.status.${status}`)}
              </option>
            ))}
          </FilterSelect>
        </FilterLabel>
        {people.length > 0 && (
          <FilterLabel>
            {t('order.orderedBy')}
            <FilterSelect
              value={filters.ordered_by}
              onChange={(event) => narrow({ ordered_by: event.target.value })}
            >
              <option value="">{t('orders.everybody')}</option>
              <option value={user_id}>{t('orders.me')}</option>
              {people
                .filter((person) => person.user_id !== user_id)
                .map((person) => (
                  <option key={person.user_id} value={person.user_id}>
                    {person.name}
                  </option>
                ))}
            </FilterSelect>
          </FilterLabel>
        )}
        {isNarrowed && <ClearFilters onClick={clear}>{t('orders.clear')}</ClearFilters>}
      </FilterFold>
    </FilterForm>
  );
}
