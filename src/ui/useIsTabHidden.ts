import { useSyncExternalStore } from 'react';

const watchTab = (onChange: () => void) => {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
};

const isTabHidden = () => document.visibilityState === 'hidden';

/** Whether the page's tab is hidden. */
export const useIsTabHidden = (): boolean =>
  useSyncExternalStore(watchTab, isTabHidden, () => false);
