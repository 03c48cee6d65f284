import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';

import { saveScrollTop, scrollTopOf } from '../ui/scrollPositions';

/**
 * Stores the scroll position of each history entry and returns it when the entry is shown again;
 * new entries start at the top. The browser would restore it before the screen has rendered.
 */
export function useScrollTop(key: string): () => number {
  const shown = useRef(key);
  useLayoutEffect(() => {
    shown.current = key;
  }, [key]);

  // The scroll position and the history are outside React.
  useEffect(() => {
    const save = () => saveScrollTop(shown.current, window.scrollY);
    const setManual = () => (history.scrollRestoration = 'manual');
    // Returning from another site and reloading are left to the browser.
    const setAuto = () => (history.scrollRestoration = 'auto');
    setManual();
    window.addEventListener('scroll', save, { passive: true });
    window.addEventListener('pageshow', setManual);
    window.addEventListener('pagehide', setAuto);
    return () => {
      setAuto();
      window.removeEventListener('scroll', save);
      window.removeEventListener('pageshow', setManual);
      window.removeEventListener('pagehide', setAuto);
    };
  }, []);

  return useCallback(() => scrollTopOf(shown.current), []);
}
