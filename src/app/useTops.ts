import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';

import { saveScrollTop, topOf } from '../ui/scrollPositions';

/**
 * Stores the scroll position of each history entry and returns it when the entry is shown again;
 * new entries start at the top. The browser would restore it before the screen has rendered.
 */
export function useTops(key: string): () => number {
  const shown = useRef(key);
  useLayoutEffect(() => {
    shown.current = key;
  }, [key]);

  // The scroll position and the history are outside React.
  useEffect(() => {
    const keep = () => saveScrollTop(shown.current, window.scrollY);
    const take = () => (history.scrollRestoration = 'manual');
    // Returning from another site and reloading are left to the browser.
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
