import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { useTranslate } from '../i18n/useTranslate';

import { Button } from './Button';
import { FilterInput, FilterLabel } from './FilterField';
import { FilterFold } from './FilterFold';
import { size, space } from './theme';
import { useDebouncedSearch } from './useDebouncedSearch';

/** The filters above a list, beside each other where there is room. */
const FilterForm = styled.form`
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
const ClearFilters = styled(Button)`
  margin-top: calc(${size.s} * 1.5 + ${space(1)});
`;

/** Debounce of the search, in milliseconds. */
const SEARCH_DEBOUNCE_MS = 400;

interface ListSearchProps {
  label: string;
  /** What can be searched for. */
  hint: string;
  /** The text the list is currently searched for. */
  text: string;
  onSearch: (text: string) => void;
  /** Clears all filters; absent if there are none. */
  onClear: (() => void) | undefined;
  /** What stands before the text. */
  before?: ReactNode;
  /** The other filters, which a phone folds, and how many of them are set. */
  children: ReactNode;
  chosen: number;
}

/** Text and other filters above a list, which follows while the customer types. */
export function ListSearch(props: ListSearchProps) {
  const { label, hint, text, onSearch, onClear, before, children, chosen } = props;
  const t = useTranslate();
  const hintId = useId();
  const search = useDebouncedSearch(onSearch, SEARCH_DEBOUNCE_MS);
  const clear = () => {
    search.forget();
    onClear?.();
  };
  return (
    <FilterForm
      role="search"
      data-tools
      aria-label={label}
      className="no-print"
      onSubmit={(event) => {
        event.preventDefault();
        search.finish();
      }}
    >
      {before}
      <SearchLabel>
        {label}
        <FilterInput
          type="search"
          maxLength={200}
          placeholder={hint}
          aria-describedby={hintId}
          value={search.typed ?? text}
          onChange={(event) => search.type(event.target.value)}
          onBlur={search.finish}
        />
      </SearchLabel>
      <span id={hintId} hidden>
        {hint}
      </span>
      <FilterFold chosen={chosen}>
        {children}
        {onClear && <ClearFilters onClick={clear}>{t('orders.clear')}</ClearFilters>}
      </FilterFold>
    </FilterForm>
  );
}
