import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches; on the server and while hydrating, what is assumed of it. */
export function useMatchesMedia(query: string, isAssumed: boolean): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => isAssumed,
  );
}
