import { useEffect, useState } from 'react';

/** Text that is no valid encoding is kept as it is, so that the server refuses it as no token. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Returns the one-time token in the fragment of a link; reads it once and removes it from the
 * address at once.
 */
export function useLinkToken(): string {
  const [token] = useState(() => decode(location.hash.slice(1)));

  // Changes the browser history directly; the router does not need to know.
  useEffect(() => {
    if (location.hash) history.replaceState(history.state, '', location.pathname + location.search);
  }, []);
  return token;
}
