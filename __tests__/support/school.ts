import type { Browser, Page } from '@playwright/test';

import type { Language } from '#domain/languages';

import { readIn } from './browser';
import { storedSession } from './storedSession';

/** The demo's school: its owner, its office, which approves, and its art teacher, with a limit. */
export const SCHOOL = 'school@demo.haberdash.test';
export const OFFICE = 'school-office@demo.haberdash.test';
export const ART = 'school-art@demo.haberdash.test';

export const LANGUAGES: readonly Language[] = ['', 'fr'];

/** Closes what a test has opened: it would work on beside the next. */
export async function closeAll({ browser }: { browser: Browser }): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()));
}

/** A tab of somebody of the demo's school, in each language. */
export async function openShop(browser: Browser, email: string): Promise<Page[]> {
  const storageState = await storedSession(email);
  return Promise.all(
    LANGUAGES.map(async (language) => {
      const context = await browser.newContext({ storageState, reducedMotion: 'reduce' });
      await readIn(context, language);
      return context.newPage();
    }),
  );
}
