import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router';

import { ErrorBoundary, type Instead } from './ErrorBoundary';

interface OptionalPartProps {
  /** Placeholder while it loads. */
  room?: ReactNode;
  /** Shown if it fails to render; by default, nothing. */
  instead?: Instead;
  children: ReactNode;
}

/** An optional part of the screen: if it fails to load or render, the rest is unaffected. */
export function OptionalPart({ room, instead, children }: OptionalPartProps) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary address={pathname} instead={instead}>
      <Suspense fallback={room}>{children}</Suspense>
    </ErrorBoundary>
  );
}
