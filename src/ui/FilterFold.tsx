import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { useTranslate } from '../i18n/useTranslate';

import { SmallButton } from './Button';
import { Icon } from './Icon';
import { from, within } from './theme';

const Toggle = styled(SmallButton)`
  align-self: end;

  ${from.tablet} {
    display: none;
  }
`;

const Fold = styled.div`
  display: contents;

  > * {
    grid-column: 1 / -1;
  }

  ${from.tablet} {
    > * {
      grid-column: auto;
    }
  }

  ${within.phone} {
    &[data-is-open='false'] {
      display: none;
    }
  }
`;

interface FilterFoldProps {
  /** Number of active filters. */
  chosen: number;
  children: ReactNode;
}

/**
 * Filters besides the search text: collapsed behind a button on a phone, so that the list starts in
 * view.
 */
export function FilterFold({ chosen, children }: FilterFoldProps) {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Toggle aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <Icon name="filter" size={18} />
        <span className="hidden-text">{t(isOpen ? 'filters.hide' : 'filters.show')}</span>
        {chosen > 0 && chosen}
      </Toggle>
      <Fold data-is-open={isOpen}>{children}</Fold>
    </>
  );
}
