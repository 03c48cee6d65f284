import { useDeferredValue, type ReactNode } from 'react';
import { BrowserRouter, Route, Routes, useLocation } from 'react-router';

import { ErrorBoundary } from '../ui/ErrorBoundary';
import { Spinner } from '../ui/Spinner';

import { ErrorPage } from './ErrorPage';

/** The address in the browser, and the screen that it names. */
export function AddressRouter({ children }: { children: ReactNode }) {
  return (
    <BrowserRouter useTransitions={false}>
      <ShownAddress>{children}</ShownAddress>
    </BrowserRouter>
  );
}

/** The last screen stays while the next one is on its way, with the loading indicator over it (specification 2.1). */
export function ShownAddress({ children }: { children: ReactNode }) {
  const asked = useLocation();
  const shown = useDeferredValue(asked);
  return (
    <>
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
      {shown !== asked && <Spinner />}
    </>
  );
}
