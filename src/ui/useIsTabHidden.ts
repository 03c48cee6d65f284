import { useSyncExternalStore } from 'react';

const subscribe = (onChange: () => void) => {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
};

const isTabHidden = () => document.visibilityState === 'hidden';

/** Whether the page's tab is hidden. */
export const useIsTabHidden = (): boolean =>
  useSyncExternalStore(subscribe, isTabHidden, () => false);
