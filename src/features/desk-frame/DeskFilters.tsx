import type { ReactNode, RefObject } from 'react';
import { styled } from 'styled-components';

import { useTranslate } from '../../i18n/useTranslate';
import { SmallButton } from '../../ui/Button';
import { FilterInput, FilterLabel } from '../../ui/FilterField';
import { below, size, space } from '../../ui/theme';
import { useTypedSearch } from '../../ui/useTypedSearch';

const Form = styled.form`
  --control: var(--control-small);

  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(3)};
  align-items: start;
  margin-bottom: ${space(2)};
`;

const Words = styled(FilterLabel)`
  flex: 1 1 16rem;
  max-width: 28rem;

  ${below.tablet} {
    flex-basis: 100%;
    max-width: none;
  }
`;

/** Beside the boxes, which stand below their labels. */
const Clear = styled(SmallButton)`
  margin-top: calc(${size.s} * 1.5 + ${space(1)});
`;

/** Milliseconds without another key before the search begins. */
const TYPING_PAUSE = 300;

interface DeskFiltersProps {
  label: string;
  /** What can be looked for. */
  hint: string;
  /** The words that the list is narrowed by. */
  words: string;
  onSearch: (words: string) => void;
  isNarrowed: boolean;
  onClear: () => void;
  /** Where `/` puts the cursor. */
  box: RefObject<HTMLInputElement | null>;
  /** The other filters. */
  children: ReactNode;
}

/** What narrows a list of the desk; it follows while words are typed. */
export function DeskFilters(props: DeskFiltersProps) {
  const { label, hint, words, onSearch, isNarrowed, onClear, box, children } = props;
  const t = useTranslate();
  const search = useTypedSearch(onSearch, TYPING_PAUSE);
  const clear = () => {
    search.forget();
    onClear();
  };

  return (
    <Form
      role="search"
      className="no-print"
      onSubmit={(event) => {
        event.preventDefault();
        search.finish();
      }}
    >
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
          onBlur={search.finish}
        />
      </Words>
      {children}
      {isNarrowed && (
        <Clear type="button" onClick={clear}>
          {t('orders.clear')}
        </Clear>
      )}
    </Form>
  );
}
