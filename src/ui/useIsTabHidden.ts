import { useSyncExternalStore } from 'react';

const watchTab = (onChange: () => void) => {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
};

const isTabHidden = () => document.visibilityState === 'hidden';

/** True while another tab or program stands before the page. */
export const useIsTabHidden = (): boolean =>
  useSyncExternalStore(watchTab, isTabHidden, () => false);
