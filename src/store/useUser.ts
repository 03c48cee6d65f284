import { selectUser, signedOut } from '../slices/session';
import { useIsAwake } from '../ui/useIsAwake';

import { useAppSelector } from './hooks';

/** Who is signed in: nobody in particular in a page that a server has drawn, until the program answers. */
export function useUser() {
  const user = useAppSelector(selectUser);
  return useIsAwake() ? user : signedOut.user;
}
