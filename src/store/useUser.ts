import { selectUser, signedOut } from '../slices/session';
import { useIsAwake } from '../ui/useIsAwake';

import { useAppSelector } from './hooks';

/** Returns the signed-in user; nobody in a server-rendered page until it has hydrated. */
export function useUser() {
  const user = useAppSelector(selectUser);
  return useIsAwake() ? user : signedOut.user;
}
