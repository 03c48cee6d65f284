import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router';

import { ErrorBoundary } from './ErrorBoundary';

interface SparePartProps {
  /** What keeps its place until it is there. */
  room?: ReactNode;
  /** What is said where it cannot be drawn; without it, nothing is. */
  instead?: ReactNode;
  children: ReactNode;
}

/** A part that the screen can do without: where it cannot be fetched or drawn, everything else stays. */
export function SparePart({ room, instead, children }: SparePartProps) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary address={pathname} instead={instead}>
      <Suspense fallback={room}>{children}</Suspense>
    </ErrorBoundary>
  );
}
