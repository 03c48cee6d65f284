import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium, test, type BrowserContext } from '@playwright/test';

import { writtenIn } from './encodings';

/** A browser on a folder of its own, to be killed and opened again. */
export function ownProfile(baseURL = '') {
  const folder = mkdtempSync(join(tmpdir(), 'haberdash-profile-'));
  let context: BrowserContext | undefined;

  return {
    open: async () => {
      const { launchOptions, locale, viewport } = test.info().project.use;
      context = await chromium.launchPersistentContext(folder, {
        ...launchOptions,
        baseURL,
        ...(locale !== undefined && { locale }),
        ...(viewport !== undefined && { viewport }),
      });
      return context.pages()[0] ?? context.newPage();
    },
    /** Ends it in the middle of whatever it does, as a loss of power would. */
    kill: async () => {
      const closed = context?.waitForEvent('close');
      const session = await context?.browser()?.newBrowserCDPSession();
      const { processInfo = [] } = (await session?.send('SystemInfo.getProcessInfo')) ?? {};
      for (const { type, id } of processInfo) if (type === 'browser') process.kill(id, 'SIGKILL');
      await closed;
    },
    close: () => context?.close(),
    /** The files in which one of these texts stands, plainly or in another writing. */
    filesWith: (texts: readonly string[]): string[] => {
      const traces = texts
        .flatMap(writtenIn)
        .flatMap((text) => [Buffer.from(text), Buffer.from(text, 'utf16le')]);
      return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => {
        const file = join(folder, name);
        if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return false;
        const bytes = readFileSync(file);
        return traces.some((trace) => bytes.includes(trace));
      });
    },
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }),
  };
}
