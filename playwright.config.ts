import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { defineConfig } from '@playwright/test';

const PORT = Number(process.env.BROWSER_TEST_PORT ?? 3196);

/** What anybody sees, and becoming a customer. */
const VISITORS = /(access|account|applica\w+|around|information|staff)\.spec\.ts$/;
/** Lists that customers scan, type and send; the rest is what else they do. */
const LISTS = /(cable|camera|opticon|orderFile|orderForm|reorder|worksheet)\.spec\.ts$/;

/** Three shops beside each other, each with its own server, data and customers: two are always at work. */
const shops = [
  { name: 'buyers', port: PORT, testIgnore: [VISITORS, LISTS] },
  { name: 'visitors', port: PORT + 1, testMatch: VISITORS },
  { name: 'lists', port: PORT + 2, testMatch: LISTS },
];

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
  projects: shops.map(({ port, ...tests }) => ({
    ...tests,
    workers: 1,
    use: { baseURL: addressOf(port) },
  })),
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
  webServer: shops.map(({ name, port }) => ({
    command: `"${process.execPath}" dist/server/main.mjs`,
    url: `${addressOf(port)}/api/features`,
    timeout: 120_000,
    reuseExistingServer: false,
    env: { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: join(dataDir, name), DEMO: 'on' },
  })),
});
