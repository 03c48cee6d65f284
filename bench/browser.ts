import { existsSync } from 'node:fs';

import { chromium, type Browser, type Page } from '@playwright/test';

import { measureFirstScreens } from './firstScreen';
import { median, type Measure } from './measure';
import { measureNextScreens } from './nextScreen';
import { withServer } from './runningServer';
import { measureSheet } from './sheet';

/** How much slower than this machine a buyer's is assumed to be. */
const SLOWDOWN = 4;
/** Number of quantities typed; the first is a warm-up. */
const KEYS = 11;
const NOTIONS = 'Sewing%20Notions';
const LISTING = `/products/${NOTIONS}/${NOTIONS}/SEW`;
const LONG_LISTING = `${LISTING}?pagination=300`;
const PAGES = ['/', LISTING, '/search-page/thread/1', '/customer-support'];

const executablePath = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
].find((path) => path && existsSync(path));

/**
 * Measures in a real browser: how quickly a typed quantity is shown, and layout shifts while a page
 * loads.
 */
export async function measureBrowser(): Promise<Measure[]> {
  if (!executablePath) {
    console.log('Chromium not found; set CHROMIUM_PATH.');
    return [];
  }
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const withPictures = await withServer(async ({ origin }) => {
      const address = origin + LISTING;
      const session = await startSession(origin);
      return [
        ...(await measureFirstScreens({ browser, address, pictures: 'pictures', session })),
        ...(await measureNextScreens(browser, origin + LISTING)),
        await measureTyping(browser, origin),
        await measureShifts(browser, origin),
        ...(await measureLongSheet(browser, origin)),
      ];
    });
    // Nothing draws the demo's products there.
    const withTiles = await withServer(
      ({ origin }) =>
        measureFirstScreens({ browser, address: origin + LISTING, pictures: 'tiles' }),
      { environment: { DEMO: 'off' } },
    );
    return [...withPictures, ...withTiles];
  } finally {
    await browser.close();
  }
}

/**
 * Measures the time from keystroke to next paint, as reported by the browser (Event Timing), on a
 * page of 300 rows.
 */
async function measureTyping(browser: Browser, origin: string): Promise<Measure> {
  const page = await openPage(browser, origin);
  await signIn(page, origin);
  await page.goto(origin + LONG_LISTING, { waitUntil: 'networkidle' });
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const boxes = page.locator('input[data-quantity]:enabled');
  const durations: number[] = [];
  for (let key = 0; key < KEYS; key += 1) {
    const box = boxes.nth(key);
    await box.focus();
    await page.evaluate(() => void (window.keyTimes = []));
    await page.keyboard.press('1');
    await page.waitForFunction(() => window.keyTimes.length > 0);
    durations.push(await page.evaluate(() => Math.max(...window.keyTimes)));
  }
  await page.context().close();
  return {
    what: `typing a quantity on a page of 300, CPU ${SLOWDOWN} times slower`,
    measured: median(durations.slice(1)),
    unit: 'ms',
    budget: 50,
  };
}

async function measureLongSheet(browser: Browser, origin: string): Promise<Measure[]> {
  const page = await openPage(browser, origin);
  await signIn(page, origin);
  const measures = await measureSheet(page, origin);
  await page.context().close();
  return measures;
}

/** Measures the largest layout shift of a visitor's pages (Layout Instability). */
async function measureShifts(browser: Browser, origin: string): Promise<Measure> {
  const page = await openPage(browser, origin);
  const shifts: number[] = [];
  for (const path of PAGES) {
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    shifts.push(await page.evaluate(() => window.shift));
  }
  await page.context().close();
  return {
    what: 'largest layout shift while a page loads',
    measured: Math.max(...shifts),
    unit: 'CLS',
    budget: 0.01,
  };
}

declare global {
  interface Window {
    keyTimes: number[];
    /** Durations of long tasks (over 50), in milliseconds. */
    tasks: number[];
    shift: number;
  }
}

async function openPage(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    baseURL: origin,
  });
  await context.addInitScript(() => {
    window.keyTimes = [];
    window.tasks = [];
    window.shift = 0;
    const watch = (type: string, see: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({
        type,
        buffered: true,
        durationThreshold: 16,
      } as PerformanceObserverInit);
    watch('event', ({ name, duration }) => {
      if (name === 'keydown') window.keyTimes.push(duration);
    });
    watch('longtask', ({ duration }) => window.tasks.push(duration));
    watch('layout-shift', (entry) => {
      window.shift += (entry as PerformanceEntry & { value: number }).value;
    });
  });
  return context.newPage();
}

async function startSession(origin: string) {
  const answer = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ca@demo.haberdash.test', password: 'haberdash-demo' }),
  });
  return (await answer.json()) as { token: string; user: { lang?: string; cflag?: string } };
}

async function signIn(page: Page, origin: string): Promise<void> {
  const session = await startSession(origin);
  await page.addInitScript(({ token, user }) => {
    localStorage.setItem('token', token);
    localStorage.setItem('user', JSON.stringify(user));
  }, session);
}
