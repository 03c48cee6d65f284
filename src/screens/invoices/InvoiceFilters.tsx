import { useId } from 'react';
import { styled } from 'styled-components';

import { INVOICE_VIEWS } from '#domain/invoices';

import { DayRange } from '../../features/day-filter/DayRange';
import { useTranslate } from '../../i18n/useTranslate';
import { Button } from '../../ui/Button';
import { FilterInput, FilterLabel, FilterSelect } from '../../ui/FilterField';
import { FilterFold } from '../../ui/FilterFold';
import { size, space } from '../../ui/theme';
import { useDebouncedSearch } from '../../ui/useDebouncedSearch';

import { NO_FILTERS, type InvoicesAddress } from './useInvoicesAddress';

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${space(2)} ${space(3)};
  margin: 0 0 ${space(2)};
`;

const SearchLabel = styled(FilterLabel)`
  flex: 1 1 16.25rem;
`;

/** Aligned with the inputs, which are below their labels. */
const Clear = styled(Button)`
  margin-top: calc(${size.s} * 1.5 + ${space(1)});
`;

/** Debounce of the search, in milliseconds. */
const SEARCH_DEBOUNCE_MS = 400;

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
    <Form
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
        {isNarrowed && (
          <Clear type="button" onClick={clear}>
            {t('orders.clear')}
          </Clear>
        )}
      </FilterFold>
    </Form>
  );
}
