import { useEffect, useLayoutEffect, useState, useCallback, useRef } from 'react';
import { useLocation } from 'react-router';

import { useShownTitle } from '../ui/PageTitle';
import { saveScrollTop, scrollTopOf } from '../ui/scrollPositions';

/**
 * Scrolls to the top on any change of path or query (specification 2.1); Back and Forward restore
 * the scroll position. The title of a new screen is announced, and the focus moves to its start
 * instead of staying on a removed element, unless the person is typing since it began to load.
 */
export function ScrollReset() {
  const { key, pathname, search } = useLocation();
  const title = useShownTitle();
  const [first] = useState(key);
  const [hasMoved, setHasMoved] = useState(false);
  if (key !== first && !hasMoved) setHasMoved(true);
  const getScrollTop = useScrollTop(key);

  // Sets the scroll position, which is outside React, before the next paint.
  useLayoutEffect(() => {
    if (hasMoved) window.scrollTo(0, getScrollTop());
  }, [hasMoved, pathname, search, getScrollTop]);

  const typed = useRef<{ box: EventTarget | null; pathname: string }>(undefined);
  // Any box of the page, with the address that the browser has by then.
  useEffect(() => {
    const note = ({ target }: Event) => {
      typed.current = { box: target, pathname: window.location.pathname };
    };
    window.addEventListener('input', note);
    return () => window.removeEventListener('input', note);
  }, []);

  // The focus is outside React too; a screen that has set it keeps it. If only the query has
  // changed, the focused element may have been removed.
  useEffect(() => {
    const main = document.getElementById('main');
    const { activeElement } = document;
    const isTyping = typed.current?.pathname === pathname && typed.current.box === activeElement;
    if (hasMoved && !isTyping && !main?.contains(activeElement))
      main?.focus({ preventScroll: true });
  }, [hasMoved, pathname]);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (hasMoved && isLost) document.getElementById('main')?.focus({ preventScroll: true });
  }, [hasMoved, search]);

  return (
    <p className="hidden-text" aria-live="polite">
      {hasMoved && title}
    </p>
  );
}

/**
 * Stores the scroll position of each history entry and returns it when the entry is shown again;
 * new entries start at the top. The browser would restore it before the screen has rendered.
 */
function useScrollTop(key: string): () => number {
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
