import { Fragment, useState, type ReactNode, type RefObject } from 'react';
import { styled } from 'styled-components';

import { useTranslate } from '../../i18n/useTranslate';
import { SmallButton } from '../../ui/Button';
import { size, space } from '../../ui/theme';

import { SearchField, type Search } from './SearchField';

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
  /** The input that `/` focuses. */
  box: RefObject<HTMLInputElement | null>;
  /** Further filters. */
  children?: ReactNode;
}

/** The filters of a desk list; results update while the search text is typed. */
export function DeskFilters({ isNarrowed, onClear, children, ...search }: DeskFiltersProps) {
  const t = useTranslate();
  // Remounts the fields on clear, which discards pending text.
  const [clearCount, setClearCount] = useState(0);
  const clear = () => {
    setClearCount(clearCount + 1);
    onClear();
  };

  return (
    <Form role="search" className="no-print" onSubmit={(event) => event.preventDefault()}>
      <Fragment key={clearCount}>
        <SearchField {...search} />
        {children}
      </Fragment>
      {isNarrowed && (
        <Clear type="button" onClick={clear}>
          {t('orders.clear')}
        </Clear>
      )}
    </Form>
  );
}
