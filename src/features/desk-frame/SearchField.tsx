import type { RefObject } from 'react';
import { styled } from 'styled-components';

import { FilterInput, FilterLabel } from '../../ui/FilterField';
import { below } from '../../ui/theme';
import { useTypedSearch } from '../../ui/useTypedSearch';

const Words = styled(FilterLabel)`
  flex: 1 1 14rem;
  max-width: 28rem;

  ${below.tablet} {
    flex-basis: 100%;
    max-width: none;
  }
`;

/** Milliseconds without another key before the search begins. */
const TYPING_PAUSE = 300;

export interface Search {
  label: string;
  /** What can be looked for. */
  hint: string;
  /** The words that the list is narrowed by. */
  words: string;
  onSearch: (words: string) => void;
}

interface SearchFieldProps extends Search {
  box?: RefObject<HTMLInputElement | null>;
}

/** Words that narrow a list: while they are typed, and at once by Enter. */
export function SearchField({ label, hint, words, onSearch, box }: SearchFieldProps) {
  const search = useTypedSearch(onSearch, TYPING_PAUSE);
  return (
    <Words>
      {label}
      <FilterInput
        ref={box}
        type="search"
        maxLength={200}
        placeholder={hint}
        title={hint}
        value={search.typed ?? words}
        onChange={(event) => search.type(event.target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') search.finish();
        }}
        onBlur={search.finish}
      />
    </Words>
  );
}
