import { useSyncExternalStore } from 'react';

/** Returns `false` during server rendering and hydration, `true` afterwards. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
