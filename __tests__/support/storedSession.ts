import { test, type PlaywrightTestOptions } from '@playwright/test';

import { signedInState } from './signedIn';

const stored = new Map<string, ReturnType<typeof signedInState>>();

/**
 * Returns what a browser stores once a customer has signed in. That happens once for all tests of a
 * worker, so none of them may end the session on the server.
 */
export function storedSession(
  email: string,
  { baseURL = '' } = test.info().project.use,
): ReturnType<typeof signedInState> {
  const session = stored.get(email) ?? signedInState(baseURL, email);
  stored.set(email, session);
  return session;
}

type Fixtures = Pick<PlaywrightTestOptions, 'baseURL' | 'storageState'>;

/** Options of tests that start in the browser of a customer who has signed in before. */
export const startSignedIn = (email: string) => ({
  storageState: async (
    { baseURL }: Fixtures,
    begin: (state: Awaited<ReturnType<typeof signedInState>>) => Promise<void>,
  ) => begin(await storedSession(email, { baseURL })),
});
