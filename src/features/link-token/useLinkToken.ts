import { useEffect, useState } from 'react';

/** The one-time token behind the # of a link: taken once, and out of the address at once. */
export function useLinkToken(): string {
  const [token] = useState(() => decodeURIComponent(location.hash.slice(1)));

  // The address and its history lie outside React; the router does not need to know.
  useEffect(() => {
    if (location.hash) history.replaceState(history.state, '', location.pathname + location.search);
  }, []);
  return token;
}
