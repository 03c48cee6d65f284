import type { Browser, PlaywrightTestOptions } from '@playwright/test';

import { signIn } from './browser';

async function storeSession(browser: Browser, email: string, options: { baseURL?: string }) {
  const nothing = { cookies: [], origins: [] };
  const context = await browser.newContext({
    ...options,
    serviceWorkers: 'block',
    storageState: nothing,
  });
  const page = await context.newPage();
  await signIn(page, email);
  const state = await context.storageState();
  await context.close();
  return state;
}

const stored = new Map<string, ReturnType<typeof storeSession>>();

/**
 * Returns what a browser stores once a customer has signed in by the form. That happens once for all
 * tests of a worker, so none of them may end the session on the server.
 */
export function storedSession(browser: Browser, email: string, options = {}) {
  const session = stored.get(email) ?? storeSession(browser, email, options);
  stored.set(email, session);
  return session;
}

type Fixtures = Pick<PlaywrightTestOptions, 'baseURL' | 'storageState'> & { browser: Browser };

/** Options of tests that start in the browser of a customer who has signed in before. */
export const startSignedIn = (email: string) => ({
  storageState: async (
    { browser, baseURL }: Fixtures,
    begin: (state: Awaited<ReturnType<typeof storeSession>>) => Promise<void>,
  ) => begin(await storedSession(browser, email, { baseURL, locale: 'en-CA' })),
});
