import type { Page } from '@playwright/test';

import type { Product } from '#contract/product';

import { median, type Measure } from './measure';

const LINES = 10_000;
/** Number of quantities typed; the first is a warm-up. */
const KEYS = 11;

/** Repeats the products of a few pages of the catalogue up to ten thousand lines. */
async function longList(origin: string, token: string): Promise<string> {
  const ids: string[] = [];
  for (let page = 1; page <= 20; page += 1) {
    const answer = await fetch(`${origin}/api/cadProducts?pagination=300&page=${page}`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    const { products } = (await answer.json()) as { products: Product[] };
    ids.push(...products.map(({ product_id }) => product_id));
  }
  return Array.from({ length: LINES }, (_, at) => `${ids[at % ids.length]}\t1`).join('\n');
}

/**
 * Measures pasting ten thousand lines into the quick order, and typing quantities there, without
 * throttling.
 */
export async function measureSheet(page: Page, origin: string): Promise<Measure[]> {
  await page.goto(`${origin}/quick-order`, { waitUntil: 'networkidle' });
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const shown = await page.evaluate(pasteAndWait, await longList(origin, token));
  const longest = await page.evaluate(() => Math.max(0, ...window.tasks));
  await page.getByRole('button', { name: /^Ready/ }).click();

  const boxes = page.locator('input[data-quantity]:enabled');
  await boxes.first().waitFor();
  const durations: number[] = [];
  for (let key = 0; key < KEYS; key += 1) {
    await boxes.nth(key).focus();
    await page.evaluate(() => void (window.keyTimes = []));
    await page.keyboard.press('1');
    await page.waitForFunction(() => window.keyTimes.length > 0);
    durations.push(await page.evaluate(() => Math.max(...window.keyTimes)));
  }
  return [
    {
      what: 'rendering a list of 10,000 lines',
      measured: shown.rendered,
      unit: 'ms',
      budget: 1000,
    },
    { what: '… with stock and prices', measured: shown.resolved, unit: 'ms' },
    { what: '… longest task', measured: longest, unit: 'ms', budget: 100 },
    {
      what: 'typing a quantity in 10,000 lines',
      measured: median(durations.slice(1)),
      unit: 'ms',
      budget: 50,
    },
  ];
}

/**
 * Pastes into the page; returns the milliseconds until the first lines are rendered, and until all
 * are looked up.
 */
async function pasteAndWait(text: string): Promise<{ rendered: number; resolved: number }> {
  window.tasks = [];
  const begun = performance.now();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const options = { clipboardData, bubbles: true, cancelable: true };
  document
    .querySelector('tr[data-tone="new"] input')
    ?.dispatchEvent(new ClipboardEvent('paste', options));

  const until = async (isThere: () => boolean) => {
    while (!isThere()) await new Promise(requestAnimationFrame);
    return performance.now() - begun;
  };
  const rendered = await until(() => document.querySelector('tr[data-line]') !== null);
  const resolved = await until(() => document.querySelector('tr[data-line] th a') !== null);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  return { rendered, resolved };
}
