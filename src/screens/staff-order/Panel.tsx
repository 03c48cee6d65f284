import type { ReactNode } from 'react';

import { leaveOnEscape } from '../../ui/leaveOnEscape';
import { PanelBox } from '../../ui/PanelBox';

interface PanelProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** What is being done with the order, in place of its lines; Esc puts it away. */
export function Panel({ title, onClose, children }: PanelProps) {
  return (
    <PanelBox aria-label={title} onKeyDown={leaveOnEscape(onClose)}>
      <h2>{title}</h2>
      {children}
    </PanelBox>
  );
}
