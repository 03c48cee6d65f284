import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { color, radius, space } from '../theme';

const Item = styled.div`
  padding: ${space(1)} ${space(2)};
  border-radius: ${radius.control};
  cursor: pointer;

  &:hover,
  &[aria-selected='true'] {
    background: ${color.primaryTint};
  }

  &[aria-selected='true'] {
    outline: 2px solid ${color.primary};
  }
`;

interface ChoiceProps {
  id: string;
  isActive: boolean;
  onTake: () => void;
  children: ReactNode;
}

const reveal = (item: HTMLElement | null) => item?.scrollIntoView?.({ block: 'nearest' });

/** An option below an input that keeps the focus. */
export function Choice({ id, isActive, onTake, children }: ChoiceProps) {
  return (
    <Item
      ref={isActive ? reveal : undefined}
      id={id}
      role="option"
      aria-selected={isActive}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onTake}
    >
      {children}
    </Item>
  );
}
