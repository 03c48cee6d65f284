import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { SmallButton } from './Button';
import { Icon } from './Icon';
import { from, within } from './theme';

const Toggle = styled(SmallButton)`
  ${from.tablet} {
    display: none;
  }
`;

const Fold = styled.div`
  display: contents;

  ${within.phone} {
    &[data-is-open='false'] {
      display: none;
    }
  }
`;

/**
 * Tools that are needed less often: on a phone behind a labelled button, so that the content starts
 * in view.
 */
export function ToolFold({ label, children }: { label: string; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Toggle aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {label}
        <Icon name="down" size={16} />
      </Toggle>
      <Fold data-is-open={isOpen}>{children}</Fold>
    </>
  );
}
