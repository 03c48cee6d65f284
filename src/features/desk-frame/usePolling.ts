import { useIsTabHidden } from '../../ui/useIsTabHidden';

/** Options of a query that is repeated at an interval, in milliseconds, while the tab is visible. */
export function usePolling(interval: number) {
  return { pollingInterval: useIsTabHidden() ? 0 : interval };
}
