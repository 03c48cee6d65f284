import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Any change of path or query scrolls the page to the top (specification 2.1). */
export function ScrollToTop() {
  const { pathname, search } = useLocation();
  // The scroll position lies outside React.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [pathname, search]);
  return null;
}
