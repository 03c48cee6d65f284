import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { color, radius, space } from './theme';

const Box = styled.div`
  padding: ${space(3)} ${space(4)};
  border-left: 4px solid ${color.bad};
  border-radius: ${radius.control};
  background: ${color.badTint};

  &[data-kind='good'] {
    border-color: ${color.good};
    background: ${color.goodTint};
  }

  &:empty {
    display: none;
  }
`;

interface FormMessageProps {
  kind?: 'bad' | 'good';
  children: ReactNode;
}

/** The outcome of a form as a whole, announced to screen readers when it appears. */
export function FormMessage({ kind = 'bad', children }: FormMessageProps) {
  return (
    <Box role="alert" data-kind={kind}>
      {children}
    </Box>
  );
}
