import type { Browser, BrowserContext, Page } from '@playwright/test';

import type { Language } from '#domain/languages';

import { staffSession } from './browser';

/**
 * Starts pages at the desk from now on, in a session of the demo's reviewer; returns what reads in
 * that session.
 */
export async function startAtDesk(reader: Page | BrowserContext, language: Language = '') {
  const session = await staffSession(reader.request);
  const entry = JSON.stringify({ session, language });
  await reader.addInitScript((stored) => sessionStorage.setItem('staff', stored), entry);
  const headers = { Authorization: `Bearer ${session.token}` };
  return {
    read: async <Answer>(path: string): Promise<Answer> =>
      (await (await reader.request.get(path, { headers })).json()) as Answer,
  };
}

/** Opens a tab of the desk, in a language, in a browser of its own. */
export async function openDesk(browser: Browser, language: Language = ''): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await startAtDesk(context, language);
  return context.newPage();
}
