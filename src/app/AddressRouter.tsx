import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { BrowserRouter, Route, Routes, useLocation } from 'react-router';

import { ErrorBoundary } from '../ui/ErrorBoundary';
import { FollowLinks } from '../ui/Link';
import { Spinner } from '../ui/Spinner';

import { failedScreen } from './FailedScreen';

interface ShownAddressProps {
  /** Whether the screen of a path is loaded already. */
  isLoaded?: ((pathname: string) => boolean) | undefined;
  children: ReactNode;
}

/** Renders the screen of the browser's current URL. */
export function AddressRouter(props: ShownAddressProps) {
  return (
    <BrowserRouter useTransitions={false}>
      <ShownAddress {...props} />
    </BrowserRouter>
  );
}

/**
 * Shows a loaded screen at once. While another is being fetched, the previous one stays, with the
 * loading indicator over it (specification 2.1).
 */
export function ShownAddress({ isLoaded, children }: ShownAddressProps) {
  const requested = useLocation();
  const deferred = useDeferredValue(requested);
  const shown = isLoaded?.(requested.pathname) ? requested : deferred;
  // The same element for the same location, so that nothing re-renders when the deferred value
  // catches up.
  const screen = useMemo(
    () => (
      <Routes location={shown}>
        <Route
          path="*"
          element={
            <ErrorBoundary address={shown.pathname} instead={failedScreen}>
              {children}
            </ErrorBoundary>
          }
        />
      </Routes>
    ),
    [shown, children],
  );
  return (
    <FollowLinks>
      {screen}
      {shown !== requested && <Spinner />}
    </FollowLinks>
  );
}
