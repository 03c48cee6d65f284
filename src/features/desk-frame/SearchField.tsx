import type { RefObject } from 'react';
import { styled } from 'styled-components';

import { FilterInput, FilterLabel } from '../../ui/FilterField';
import { below } from '../../ui/theme';
import { useDebouncedSearch } from '../../ui/useDebouncedSearch';

const SearchLabel = styled(FilterLabel)`
  flex: 1 1 14rem;
  max-width: 28rem;

  ${below.tablet} {
    flex-basis: 100%;
    max-width: none;
  }
`;

/** Debounce before searching, in milliseconds. */
const SEARCH_DEBOUNCE_MS = 300;

export interface Search {
  label: string;
  /** What can be searched for. */
  hint: string;
  /** The current search text. */
  text: string;
  onSearch: (text: string) => void;
}

interface SearchFieldProps extends Search {
  box?: RefObject<HTMLInputElement | null>;
}

/** A search field that filters a list while typing, and immediately on Enter. */
export function SearchField({ label, hint, text, onSearch, box }: SearchFieldProps) {
  const search = useDebouncedSearch(onSearch, SEARCH_DEBOUNCE_MS);
  return (
    <SearchLabel>
      {label}
      <FilterInput
        ref={box}
        type="search"
        maxLength={200}
        placeholder={hint}
        title={hint}
        value={search.typed ?? text}
        onChange={(event) => search.type(event.target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') search.finish();
        }}
        onBlur={search.finish}
      />
    </SearchLabel>
  );
}
