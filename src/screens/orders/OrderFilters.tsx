import type { Orderer } from '#contract/fields';
import { ORDER_STATES } from '#domain/fulfilment';

import { DayRange } from '../../features/day-filter/DayRange';
import { useTranslate } from '../../i18n/useTranslate';
import { useCustomer } from '../../store/useMarket';
import { FilterLabel, FilterSelect } from '../../ui/FilterField';
import { ListSearch } from '../../ui/ListSearch';

import { NO_FILTERS, type OrdersAddress } from './useOrdersAddress';

interface OrderFiltersProps {
  address: OrdersAddress;
  /** Everybody who orders for the customer; empty if that is one person. */
  people: readonly Orderer[];
}

/** Text, date and status filters of the history; the list updates as the customer types. */
export function OrderFilters({ address, people }: OrderFiltersProps) {
  const t = useTranslate();
  const { user_id } = useCustomer();
  const { filters, isNarrowed, narrow } = address;
  const { from, to, status, ordered_by } = filters;
  return (
    <ListSearch
      label={t('orders.search')}
      hint={t('orders.search.hint')}
      text={filters.search}
      onSearch={(search) => narrow({ search })}
      onClear={isNarrowed ? () => narrow(NO_FILTERS) : undefined}
      chosen={[from, to, status, ordered_by].filter(Boolean).length}
    >
      <DayRange days={filters} onChange={narrow} />
      <FilterLabel>
        {t('order.status')}
        <FilterSelect value={status} onChange={(event) => narrow({ status: event.target.value })}>
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
            value={ordered_by}
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
    </ListSearch>
  );
}
