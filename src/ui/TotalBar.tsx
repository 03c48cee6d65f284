import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { color, control, from, layout, size, space } from './theme';

const Bar = styled.section`
  position: sticky;
  bottom: max(calc(${layout.bottomBar} + env(safe-area-inset-bottom)), var(--room-below, 0px));
  z-index: 15;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(6)};
  margin: ${space(4)} -${space(4)} 0;
  padding: ${space(2)} ${space(4)};
  border-top: 1px solid ${color.lineStrong};
  background: ${color.surface};

  > * + * {
    flex: 1 0 auto;
    max-width: 100%;
    min-height: ${control.normal};
  }

  ${from.tablet} {
    bottom: 0;
    justify-content: flex-end;
    margin: ${space(4)} 0 0;
    padding: ${space(2)} 0;
    background: ${color.paper};

    > * + * {
      flex: none;
    }
  }

  @media print {
    position: static;

    > * + * {
      display: none;
    }
  }
`;

const Figure = styled.strong`
  color: ${color.ink};
  font-size: ${size.xl};
  white-space: nowrap;
`;

const Text = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${space(4)};
  color: ${color.inkSoft};
`;

interface TotalBarProps {
  label: string;
  total: string;
  /** Counts, or a sentence. */
  note: string;
  /** What changes by itself, and is not announced. */
  beside?: ReactNode;
  /** The button that leads to the next step. */
  children: ReactNode;
}

/**
 * A total that stays in view below a long list, with the next step beside it; on paper it follows
 * the list.
 */
export function TotalBar({ label, total, note, beside, children }: TotalBarProps) {
  return (
    <Bar aria-label={label} data-page-bar>
      <Text as="div">
        {beside && <span>{beside}</span>}
        <Text aria-live="polite">
          <span>{note}</span>{' '}
          <span>
            {label} <Figure>{total}</Figure>
          </span>
        </Text>
      </Text>
      {children}
    </Bar>
  );
}
