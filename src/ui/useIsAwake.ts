import { useSyncExternalStore } from 'react';

/** False in a page that a server has drawn, until the program answers in it. */
export const useIsAwake = () =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
