import { request, test as anybody } from '@playwright/test';

import { parseCountry } from '#domain/countries';
import { parseLanguage } from '#domain/languages';
import { formatReaderCookie, READER_COOKIE } from '#domain/readerCookie';

import { callSignIn, canadian } from './browser';

export type StorageState = Awaited<ReturnType<typeof signedInState>>;

/** Signs a customer in without a page; returns what a browser then stores. */
export async function signedInState(baseURL: string | undefined, email: string) {
  const origin = baseURL ?? '';
  const caller = await request.newContext({ baseURL: origin });
  const { token, user, mongo_token, userId } = await callSignIn(caller, email);
  await caller.dispose();
  const mongoObj = JSON.stringify({ mongo_token, userId });
  const entries = Object.entries({ token, user: JSON.stringify(user), mongoObj });
  const localStorage = entries.map(([name, value]) => ({ name, value }));
  const reader = {
    language: parseLanguage(user.lang) ?? '',
    country: parseCountry(user.cflag),
    isCustomer: true,
    hasCards: false,
  };
  const cookie = {
    name: READER_COOKIE,
    value: formatReaderCookie(reader),
    domain: new URL(origin).hostname,
    path: '/',
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax' as const,
  };
  return { cookies: [cookie], origins: [{ origin, localStorage }] };
}

/**
 * Test fixture that starts in a customer's browser, with a session of its own and no page open. The
 * first page comes as for a visitor, since there is no cookie.
 */
export const test = anybody.extend<{ customer: string }>({
  customer: [canadian, { option: true }],
  storageState: async ({ baseURL, customer }, begin) =>
    begin({ ...(await signedInState(baseURL, customer)), cookies: [] }),
});
