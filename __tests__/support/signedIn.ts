import { test as anybody, type APIRequestContext } from '@playwright/test';

import type { signIn } from '#contract/account';
import type { Reply } from '#contract/route';

import { canadian, demoPassword } from './browser';

/** Returns the storage entries of a customer who has just signed in. */
async function entriesOf(request: APIRequestContext, email: string) {
  const answer = await request.post('/api/login', { data: { email, password: demoPassword } });
  const { token, user, mongo_token, userId } = (await answer.json()) as Reply<typeof signIn>;
  const mongoObj = JSON.stringify({ mongo_token, userId });
  return Object.entries({ token, user: JSON.stringify(user), mongoObj });
}

/** Test fixture that starts in a customer's browser, with a session of its own and no page open. */
export const test = anybody.extend<{ customer: string }>({
  customer: [canadian, { option: true }],
  storageState: async ({ playwright, baseURL, customer }, begin) => {
    const request = await playwright.request.newContext({ baseURL });
    const entries = await entriesOf(request, customer);
    await request.dispose();
    const localStorage = entries.map(([name, value]) => ({ name, value }));
    await begin({ cookies: [], origins: [{ origin: baseURL ?? '', localStorage }] });
  },
});
