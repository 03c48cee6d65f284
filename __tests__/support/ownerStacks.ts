import * as React from 'react';

/**
 * Stops React from recording, for each element, the call stack that created it. React shows it only
 * in its developer tools, and recording it takes a sixth of a screen test's time. It stops by itself
 * after ten thousand elements per second.
 */
export function disableOwnerStacks(): void {
  const [, internals] =
    Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS')) ?? [];
  if (!internals) throw new Error('React has no internals of this name any more.');
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => undefined,
  });
}
