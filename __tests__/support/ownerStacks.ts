import * as React from 'react';

/**
 * React notes at each element where it was made, to print it beside a warning, which takes a tenth of
 * the tests' time. After ten thousand elements in a second it stops: here before the first.
 */
export function noteNoOwnerStacks(): void {
  const internals = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS'));
  if (!internals) return;
  Object.defineProperty(internals[1], 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => undefined,
  });
}
