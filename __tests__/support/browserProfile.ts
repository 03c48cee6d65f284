import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium, type BrowserContext, type LaunchOptions } from '@playwright/test';

/** A browser whose profile lies in a folder, so that it can be opened again after its end. */
export function makeProfile(launchOptions: LaunchOptions | undefined, baseURL = '') {
  const folder = mkdtempSync(join(tmpdir(), 'haberdash-profile-'));
  return {
    open: () =>
      chromium.launchPersistentContext(folder, { ...launchOptions, baseURL, locale: 'en-CA' }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export const pageOf = async (context: BrowserContext) =>
  context.pages()[0] ?? (await context.newPage());

/** Ends a browser in the middle of everything. */
export async function kill(context: BrowserContext): Promise<void> {
  const gone = context.waitForEvent('close');
  const session = await context.browser()?.newBrowserCDPSession();
  const { processInfo = [] } = (await session?.send('SystemInfo.getProcessInfo')) ?? {};
  for (const { type, id } of processInfo) if (type === 'browser') process.kill(id, 'SIGKILL');
  await gone;
}
