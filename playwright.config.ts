import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { defineConfig } from '@playwright/test';

const PORT = Number(process.env.BROWSER_TEST_PORT ?? 3196);
/** Address of a running `npm run dev`, whose shop is then the only one. */
const DEV = process.env.BROWSER_TEST_ADDRESS;
const WORKERS = DEV ? 1 : 2;

/**
 * One server per worker, with its own data and customers; the tests within a shop run one after
 * another.
 */
const shops = Array.from({ length: WORKERS }, (_shop, at) => ({
  port: PORT + at,
  folder: `${at}`,
  address: `http://127.0.0.1:${PORT + at}`,
}));

/** This file is evaluated by the runner, which starts the servers, and again by each worker. */
const own = shops[Number(process.env.TEST_PARALLEL_INDEX ?? 0)];
const dataDir = (process.env.BROWSER_TEST_DATA ??= mkdtempSync(
  join(tmpdir(), 'haberdash-browser-'),
));

export default defineConfig({
  testDir: '__tests__/browser',
  outputDir: 'test-results',
  timeout: 180_000,
  expect: { timeout: 45_000 },
  workers: WORKERS,
  /**
   * On a busy machine, a browser may be starved and gets two retries; the report marks such tests
   * as flaky.
   */
  retries: 2,
  forbidOnly: true,
  reporter: 'list',
  use: {
    baseURL: DEV ?? own?.address,
    /** Of an attempt that fails; without pictures, recording costs next to nothing. */
    trace: { mode: 'retain-on-first-failure', screenshots: false, snapshots: false },
    locale: 'en-CA',
    /** Responses that a test mocks must not come from the service worker's cache. */
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
  webServer: (DEV ? [] : shops).map(({ port, folder, address }) => ({
    command: `"${process.execPath}" scripts/start.mjs`,
    url: `${address}/api/features`,
    timeout: 120_000,
    reuseExistingServer: false,
    env: {
      PORT: `${port}`,
      HOST: '127.0.0.1',
      DATA_DIR: join(dataDir, folder),
      DEMO: 'on',
      LIMITS_RENDERING: '0',
    },
  })),
});
