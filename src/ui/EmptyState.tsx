import type { ReactNode } from 'react';

import { Icon, type IconName } from './Icon';
import './ErrorState.css';

interface EmptyStateProps {
  icon: IconName;
  text: string;
  /** The next action: a link or a button. */
  children?: ReactNode;
}

/** One sentence and the next action. */
export function EmptyState({ icon, text, children }: EmptyStateProps) {
  return (
    <div className="state">
      <Icon name={icon} size={32} />
      <p>{text}</p>
      {children}
    </div>
  );
}
