import { selectUser, signedOut } from '../slices/session';
import { useIsHydrated } from '../ui/useIsHydrated';

import { useAppSelector } from './hooks';

/** Returns the signed-in user; nobody in a server-rendered page until it has hydrated. */
export function useUser() {
  const user = useAppSelector(selectUser);
  return useIsHydrated() ? user : signedOut.user;
}
