import { useMemo, type ReactNode } from 'react';
import { useLocation } from 'react-router';

import { paths } from '../paths';
import { selectIsSignedIn } from '../slices/session';
import { useAppSelector } from '../store/hooks';
import { useIsClientOnly } from '../ui/PageTitle';
import { Redirect } from '../ui/Redirect';

/** Protects screens for customers: visitors are sent to sign in, and return here afterwards. */
export function CustomerOnly({ children }: { children: ReactNode }) {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const { pathname, search } = useLocation();
  // One object per location; a new one would trigger the same redirect again.
  const state = useMemo(() => ({ from: pathname + search }), [pathname, search]);
  return isSignedIn ? children : <Redirect to={paths.signIn} state={state} />;
}

/** Screens for guests: signed-in users are sent home, or to where they were going. */
export function GuestOnly({ children }: { children: ReactNode }) {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const { state } = useLocation() as { state: { from?: string } | null };
  return isSignedIn ? <Redirect to={state?.from ?? paths.home} /> : children;
}

/** The same for screens that depend on a link's token or on what was typed before. */
export function BrowserGuestOnly({ children }: { children: ReactNode }) {
  return useIsClientOnly() ? null : <GuestOnly>{children}</GuestOnly>;
}
