import { useLayoutEffect, useState, useTransition, type ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';

import { Spinner } from '../ui/Spinner';

/**
 * The library's browser router, which keeps the last screen while the next one is on its way,
 * and over it the loading indicator for as long as that takes (specification 2.1).
 */
export function AddressRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setShown] = useState(() => ({
    action: history.action,
    location: history.location,
  }));
  const [isOnItsWay, startTransition] = useTransition();

  // The browser's history lies outside React.
  useLayoutEffect(() => history.listen((next) => startTransition(() => setShown(next))), [history]);

  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
      {isOnItsWay && <Spinner />}
    </Router>
  );
}
