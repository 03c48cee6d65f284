import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';

import { useShownTitle } from '../ui/PageTitle';

import { useTops } from './useTops';

/**
 * Any change of path or query scrolls the page to the top (specification 2.1); Back and Forward lead
 * to where the page was left. Another screen is read out by its name, and the keyboard goes on from
 * its start instead of from what is gone.
 */
export function ScrollReset() {
  const { key, pathname, search } = useLocation();
  const title = useShownTitle();
  const [first] = useState(key);
  const [hasMoved, setHasMoved] = useState(false);
  if (key !== first && !hasMoved) setHasMoved(true);
  const topOf = useTops(key);

  // The scroll position lies outside React, and nothing is painted before it is right.
  useLayoutEffect(() => {
    if (hasMoved) window.scrollTo(0, topOf());
  }, [hasMoved, pathname, search, topOf]);

  // So does the focus; a screen that has put it somewhere keeps it. Where only the query is another, what had it may be gone.
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
