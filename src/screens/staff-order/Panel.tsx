import type { ReactNode } from 'react';

import { closeOnEscape } from '../../ui/closeOnEscape';
import { PanelBox } from '../../ui/PanelBox';

interface PanelProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** The action in progress, in place of the order's lines; Escape closes it. */
export function Panel({ title, onClose, children }: PanelProps) {
  return (
    <PanelBox aria-label={title} onKeyDown={closeOnEscape(onClose)}>
      <h2>{title}</h2>
      {children}
    </PanelBox>
  );
}
