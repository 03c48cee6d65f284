import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';

import { useShownTitle } from '../ui/PageTitle';

import { useScrollTop } from './useScrollTop';

/**
 * Scrolls to the top on any change of path or query (specification 2.1); Back and Forward restore
 * the scroll position. The title of a new screen is announced, and the focus moves to its start
 * instead of staying on a removed element.
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

  // The focus is outside React too; a screen that has set it keeps it. If only the query has
  // changed, the focused element may have been removed.
  useEffect(() => {
    const main = document.getElementById('main');
    if (hasMoved && !main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
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
