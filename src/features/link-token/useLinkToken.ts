import { useEffect, useState } from 'react';

/**
 * Returns the one-time token in the fragment of a link; reads it once and removes it from the
 * address at once.
 */
export function useLinkToken(): string {
  const [token] = useState(() => decodeURIComponent(location.hash.slice(1)));

  // Changes the browser history directly; the router does not need to know.
  useEffect(() => {
    if (location.hash) history.replaceState(history.state, '', location.pathname + location.search);
  }, []);
  return token;
}
