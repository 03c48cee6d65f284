import { Fragment, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { useTranslate } from '../../i18n/useTranslate';
import { SmallButton } from '../../ui/Button';
import { size, space } from '../../ui/theme';

import { SearchField, type Search } from './SearchField';
import { useDeskKeys } from './useDeskKeys';

const Form = styled.form`
  --control: var(--control-small);

  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(3)};
  align-items: start;
  margin-bottom: ${space(2)};
`;

/** Aligned with the inputs, which are below their labels. */
const Clear = styled(SmallButton)`
  margin-top: calc(${size.s} * 1.5 + ${space(1)});
`;

interface DeskFiltersProps extends Search {
  isNarrowed: boolean;
  onClear: () => void;
  /** Further filters. */
  children?: ReactNode;
}

/** The filters of a desk list; results update while typing, and `/` focuses the search. */
export function DeskFilters({ isNarrowed, onClear, children, ...search }: DeskFiltersProps) {
  const t = useTranslate();
  const box = useRef<HTMLInputElement>(null);
  useDeskKeys({ '/': () => box.current?.focus() });
  // Remounts the fields on clear, which discards pending text.
  const [clearCount, setClearCount] = useState(0);
  const clear = () => {
    setClearCount(clearCount + 1);
    onClear();
  };

  return (
    <Form
      role="search"
      className="no-print"
      data-tools
      onSubmit={(event) => event.preventDefault()}
    >
      <Fragment key={clearCount}>
        <SearchField {...search} box={box} />
        {children}
      </Fragment>
      {isNarrowed && <Clear onClick={clear}>{t('orders.clear')}</Clear>}
    </Form>
  );
}
