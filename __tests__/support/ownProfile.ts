import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium, expect, test, type BrowserContext } from '@playwright/test';

import { encodedForms } from './encodings';
import type { StorageState } from './signedIn';

/** Whether a process still runs, as far as the system tells. */
function isRunning(id: number): boolean {
  try {
    // A zombie has ended, and only waits for its parent to ask.
    return !/\) [ZX] /.test(readFileSync(`/proc/${id}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

function killProcess(id: number): void {
  try {
    process.kill(id, 'SIGKILL');
  } catch {
    // It has ended with the browser.
  }
}

/** A browser with its own profile folder, which can be killed and reopened. */
export function ownProfile(baseURL = '', viewport = test.info().project.use.viewport) {
  const folder = mkdtempSync(join(tmpdir(), 'haberdash-profile-'));
  let context: BrowserContext | undefined;

  async function open() {
    const { launchOptions, locale } = test.info().project.use;
    context = await chromium.launchPersistentContext(folder, {
      ...launchOptions,
      baseURL,
      ...(locale !== undefined && { locale }),
      ...(viewport && { viewport }),
    });
    return context.pages()[0] ?? context.newPage();
  }

  return {
    open,
    /** Lets the next browser start as that of a signed-in customer. */
    signIn: async ({ origins }: StorageState) => {
      const page = await open();
      await page.goto('/robots.txt');
      await page.evaluate(
        (entries) => entries.forEach(({ name, value }) => localStorage.setItem(name, value)),
        origins.flatMap(({ localStorage }) => localStorage),
      );
      await context?.close();
    },
    /**
     * Kills the browser abruptly, as a power failure would, and all its processes, some of which
     * would write to the folder for a while.
     */
    kill: async () => {
      const closed = context?.waitForEvent('close');
      const session = await context?.browser()?.newBrowserCDPSession();
      const { processInfo = [] } = (await session?.send('SystemInfo.getProcessInfo')) ?? {};
      const isFirst = ({ type }: { type: string }) => Number(type === 'browser');
      const ids = processInfo.toSorted((a, b) => isFirst(b) - isFirst(a)).map(({ id }) => id);
      ids.forEach(killProcess);
      await closed;
      await expect.poll(() => ids.filter(isRunning)).toEqual([]);
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
