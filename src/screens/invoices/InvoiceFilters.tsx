import { useId } from 'react';

import { INVOICE_VIEWS } from '#domain/invoices';

import { DayRange } from '../../features/day-filter/DayRange';
import { useTranslate } from '../../i18n/useTranslate';
import { FilterInput, FilterLabel, FilterSelect } from '../../ui/FilterField';
import { FilterFold } from '../../ui/FilterFold';
import { ClearFilters, FilterForm, SEARCH_DEBOUNCE_MS, SearchLabel } from '../../ui/listFilters';
import { useDebouncedSearch } from '../../ui/useDebouncedSearch';

import { NO_FILTERS, type InvoicesAddress } from './useInvoicesAddress';

/** What is open or overdue, text, and days of issue; the list follows as one types. */
export function InvoiceFilters({ address }: { address: InvoicesAddress }) {
  const t = useTranslate();
  const hintId = useId();
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
      aria-label={t('invoices.search')}
      className="no-print"
      onSubmit={(event) => {
        event.preventDefault();
        search.finish();
      }}
    >
      <FilterLabel>
        {t('invoices.view')}
        <FilterSelect
          value={filters.view}
          onChange={({ target }) => narrow({ view: target.value })}
        >
          {INVOICE_VIEWS.map((view) => (
            <option key={view} value={view}>
              {t(`invoices.view.${view}`)}
            </option>
          ))}
        </FilterSelect>
      </FilterLabel>
      <SearchLabel>
        {t('invoices.search')}
        <FilterInput
          type="search"
          maxLength={200}
          placeholder={t('invoices.search.hint')}
          aria-describedby={hintId}
          value={search.typed ?? filters.search}
          onChange={(event) => search.type(event.target.value)}
          onBlur={search.finish}
        />
      </SearchLabel>
      <span id={hintId} hidden>
        {t('invoices.search.hint')}
      </span>
      <FilterFold chosen={[filters.from, filters.to].filter(Boolean).length}>
        <DayRange days={filters} onChange={narrow} />
        {isNarrowed && <ClearFilters onClick={clear}>{t('orders.clear')}</ClearFilters>}
      </FilterFold>
    </FilterForm>
  );
}
