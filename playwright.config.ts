import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { defineConfig } from '@playwright/test';

const PORT = Number(process.env.BROWSER_TEST_PORT ?? 3197);
const address = `http://127.0.0.1:${PORT}`;

/** Read once by the runner and again by its workers: only the runner starts the server. */
const dataDir = (process.env.BROWSER_TEST_DATA ??= mkdtempSync(
  join(tmpdir(), 'haberdash-browser-'),
));

export default defineConfig({
  testDir: '__tests__/browser',
  outputDir: 'test-results',
  timeout: 60_000,
  expect: { timeout: 15_000 },
  /** One shop, two customers: the tests take turns. */
  workers: 1,
  /** A browser that starves on a busy machine gets a second chance; the list names it as flaky. */
  retries: 1,
  forbidOnly: true,
  reporter: 'list',
  use: {
    baseURL: address,
    locale: 'en-CA',
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
  webServer: {
    command: `"${process.execPath}" dist/server/main.mjs`,
    url: `${address}/api/features`,
    timeout: 120_000,
    reuseExistingServer: false,
    env: { PORT: String(PORT), HOST: '127.0.0.1', DATA_DIR: join(dataDir, 'data'), DEMO: 'on' },
  },
});
