import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';

import { keepTop, topOf } from '../ui/tops';

/**
 * Remembers how far the entry that is shown is scrolled, and tells it when it is shown again; one that
 * is new begins at the top. The browser would scroll before the screen is there.
 */
export function useTops(key: string): () => number {
  const shown = useRef(key);
  useLayoutEffect(() => {
    shown.current = key;
  }, [key]);

  // The scroll position and the history lie outside React.
  useEffect(() => {
    const keep = () => keepTop(shown.current, window.scrollY);
    const take = () => (history.scrollRestoration = 'manual');
    // Who comes back from another site, or loads the page anew, is the browser's again.
    const giveBack = () => (history.scrollRestoration = 'auto');
    take();
    window.addEventListener('scroll', keep, { passive: true });
    window.addEventListener('pageshow', take);
    window.addEventListener('pagehide', giveBack);
    return () => {
      giveBack();
      window.removeEventListener('scroll', keep);
      window.removeEventListener('pageshow', take);
      window.removeEventListener('pagehide', giveBack);
    };
  }, []);

  return useCallback(() => topOf(shown.current), []);
}
