import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium, test, type BrowserContext } from '@playwright/test';

import { encodedForms } from './encodings';

/** A browser with its own profile folder, which can be killed and reopened. */
export function ownProfile(baseURL = '', viewport = test.info().project.use.viewport) {
  const folder = mkdtempSync(join(tmpdir(), 'haberdash-profile-'));
  let context: BrowserContext | undefined;

  return {
    open: async () => {
      const { launchOptions, locale } = test.info().project.use;
      context = await chromium.launchPersistentContext(folder, {
        ...launchOptions,
        baseURL,
        ...(locale !== undefined && { locale }),
        ...(viewport && { viewport }),
      });
      return context.pages()[0] ?? context.newPage();
    },
    /** Kills the browser abruptly, as a power failure would. */
    kill: async () => {
      const closed = context?.waitForEvent('close');
      const session = await context?.browser()?.newBrowserCDPSession();
      const { processInfo = [] } = (await session?.send('SystemInfo.getProcessInfo')) ?? {};
      for (const { type, id } of processInfo) if (type === 'browser') process.kill(id, 'SIGKILL');
      await closed;
    },
    close: () => context?.close(),
    /** Returns the files that contain one of these texts, in any encoding. */
    filesWith: (texts: readonly string[]): string[] => {
      const traces = texts
        .flatMap(encodedForms)
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
