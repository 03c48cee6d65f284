import { INVOICE_VIEWS } from '#domain/invoices';

import { DayRange } from '../../features/day-filter/DayRange';
import { useTranslate } from '../../i18n/useTranslate';
import { FilterLabel, FilterSelect } from '../../ui/FilterField';
import { ListSearch } from '../../ui/ListSearch';

import { NO_FILTERS, type InvoicesAddress } from './useInvoicesAddress';

/** What is open or overdue, text, and days of issue; the list follows as one types. */
export function InvoiceFilters({ address }: { address: InvoicesAddress }) {
  const t = useTranslate();
  const { filters, isNarrowed, narrow } = address;
  const view = (
    <FilterLabel>
      {t('invoices.view')}
      <FilterSelect value={filters.view} onChange={({ target }) => narrow({ view: target.value })}>
        {INVOICE_VIEWS.map((view) => (
          <option key={view} value={view}>
            {t(`invoices.view.${view}`)}
          </option>
        ))}
      </FilterSelect>
    </FilterLabel>
  );
  return (
    <ListSearch
      label={t('invoices.search')}
      hint={t('invoices.search.hint')}
      text={filters.search}
      onSearch={(search) => narrow({ search })}
      onClear={isNarrowed ? () => narrow(NO_FILTERS) : undefined}
      before={view}
      chosen={[filters.from, filters.to].filter(Boolean).length}
    >
      <DayRange days={filters} onChange={narrow} />
    </ListSearch>
  );
}
