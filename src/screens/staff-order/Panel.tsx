import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { color, radius, space } from '../../ui/theme';

const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  margin-bottom: ${space(4)};
  padding: ${space(3)} ${space(4)} ${space(4)};
  border: 1px solid ${color.primary};
  border-radius: ${radius.card};
  background: ${color.surface};
`;

interface PanelProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** What is being done with the order, in place of its lines; Esc puts it away. */
export function Panel({ title, onClose, children }: PanelProps) {
  return (
    <Box
      aria-label={title}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        onClose();
      }}
    >
      <h2>{title}</h2>
      {children}
    </Box>
  );
}
