import { useMemo, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';

import { paths } from '../paths';
import { selectIsSignedIn } from '../slices/session';
import { useAppSelector } from '../store/hooks';

/** Protected screens send visitors to sign in, and back here afterwards. */
export function CustomerOnly({ children }: { children: ReactNode }) {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const { pathname, search } = useLocation();
  // One object for one address: with another, the same way would be gone again.
  const state = useMemo(() => ({ from: pathname + search }), [pathname, search]);
  return isSignedIn ? children : <Navigate to={paths.signIn} replace state={state} />;
}

/** Guest screens send signed-in users home, or to where they were going. */
export function GuestOnly({ children }: { children: ReactNode }) {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const { state } = useLocation() as { state: { from?: string } | null };
  return isSignedIn ? <Navigate to={state?.from ?? paths.home} replace /> : children;
}
