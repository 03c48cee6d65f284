import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { BrowserRouter, Route, Routes, useLocation } from 'react-router';

import { ErrorBoundary } from '../ui/ErrorBoundary';
import { FollowLinks } from '../ui/Link';
import { Spinner } from '../ui/Spinner';

import { ErrorPage } from './ErrorPage';

interface ShownAddressProps {
  /** Whether the screen of an address need not be fetched. */
  isThere?: ((pathname: string) => boolean) | undefined;
  children: ReactNode;
}

/** The address in the browser, and the screen that it names. */
export function AddressRouter(props: ShownAddressProps) {
  return (
    <BrowserRouter useTransitions={false}>
      <ShownAddress {...props} />
    </BrowserRouter>
  );
}

/**
 * A screen that is there is shown at once. The last one stays while another is on its way, with the
 * loading indicator over it (specification 2.1).
 */
export function ShownAddress({ isThere, children }: ShownAddressProps) {
  const asked = useLocation();
  const arrived = useDeferredValue(asked);
  const shown = isThere?.(asked.pathname) ? asked : arrived;
  // The same element for the same address: what follows when the value arrives draws nothing anew.
  const screen = useMemo(
    () => (
      <Routes location={shown}>
        <Route
          path="*"
          element={
            <ErrorBoundary address={shown.pathname} instead={<ErrorPage what="error.render" />}>
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
      {shown !== asked && <Spinner />}
    </FollowLinks>
  );
}
