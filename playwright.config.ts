import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { defineConfig } from '@playwright/test';

/** Two shops beside each other, each with its own server, data and customers. */
const PORT = Number(process.env.BROWSER_TEST_PORT ?? 3196);
const shops = { visitors: PORT, buyers: PORT + 1 };

/** What anybody sees, and becoming a customer; the rest is what customers do. */
const VISITORS = /(access|account|applica\w+|around|information|staff)\.spec\.ts$/;

const addressOf = (port: number) => `http://127.0.0.1:${port}`;

/** Read once by the runner and again by its workers: only the runner starts the server. */
const dataDir = (process.env.BROWSER_TEST_DATA ??= mkdtempSync(
  join(tmpdir(), 'haberdash-browser-'),
));

export default defineConfig({
  testDir: '__tests__/browser',
  outputDir: 'test-results',
  timeout: 60_000,
  expect: { timeout: 15_000 },
  workers: 2,
  /** A shop has two customers: its tests take turns. */
  projects: [
    {
      name: 'visitors',
      testMatch: VISITORS,
      workers: 1,
      use: { baseURL: addressOf(shops.visitors) },
    },
    { name: 'buyers', testIgnore: VISITORS, workers: 1, use: { baseURL: addressOf(shops.buyers) } },
  ],
  /** A browser that starves on a busy machine gets two more chances; the list names it as flaky. */
  retries: 2,
  forbidOnly: true,
  reporter: 'list',
  use: {
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
  webServer: Object.entries(shops).map(([name, port]) => ({
    command: `"${process.execPath}" dist/server/main.mjs`,
    url: `${addressOf(port)}/api/features`,
    timeout: 120_000,
    reuseExistingServer: false,
    env: { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: join(dataDir, name), DEMO: 'on' },
  })),
});
