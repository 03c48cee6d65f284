import { useMemo, type ReactNode } from 'react';
import { useLocation } from 'react-router';

import { paths } from '../paths';
import { selectIsSignedIn } from '../slices/session';
import { useAppSelector } from '../store/hooks';
import { useLeftToBrowser } from '../ui/PageTitle';
import { Redirect } from '../ui/Redirect';

/** Protected screens send visitors to sign in, and back here afterwards. */
export function CustomerOnly({ children }: { children: ReactNode }) {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const { pathname, search } = useLocation();
  // One object for one address: with another, the same way would be gone again.
  const state = useMemo(() => ({ from: pathname + search }), [pathname, search]);
  return isSignedIn ? children : <Redirect to={paths.signIn} state={state} />;
}

/** Guest screens send signed-in users home, or to where they were going. */
export function GuestOnly({ children }: { children: ReactNode }) {
  const isLeft = useLeftToBrowser();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const { state } = useLocation() as { state: { from?: string } | null };
  if (isLeft) return null;
  return isSignedIn ? <Redirect to={state?.from ?? paths.home} /> : children;
}
