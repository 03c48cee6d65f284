import type { ReactNode } from 'react';

import { Icon, type IconName } from './Icon';
import { State } from './State';

interface EmptyStateProps {
  icon: IconName;
  text: string;
  /** The next action: a link or a button. */
  children?: ReactNode;
}

/** One sentence and the next action. */
export function EmptyState({ icon, text, children }: EmptyStateProps) {
  return (
    <State>
      <Icon name={icon} size={32} />
      <p>{text}</p>
      {children}
    </State>
  );
}
