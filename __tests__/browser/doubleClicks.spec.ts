import { expect, type Page } from '@playwright/test';

import { addToCart, emptyCart, fillCart, placeOrder, productIds } from '../support/browser';
import { startAtDesk } from '../support/deskSession';
import { test } from '../support/signedIn';
import { everyFew } from '../support/trials';

import { everyAddress, openNext, openWhole } from './everyPage';

/** Leave the page for good. */
const LEAVING = /^(Sign out|Français|Español|English)$/;

declare global {
  interface Window {
    /** What each click of the last double click has pressed. */
    pressed: (Element | null)[];
  }
}

/** Records which controls clicks reach, and keeps what they send from the server. */
async function watchClicks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.pressed = [];
    document.addEventListener('click', ({ target, detail }) => {
      if (detail > 0) window.pressed.push((target as Element).closest('button, a, input, [role]'));
    });
  });
  await page.route('**/api/**', (route) => {
    const isReading = route.request().method() === 'GET';
    return isReading ? route.fallback() : route.abort();
  });
}

/**
 * Double-clicks each different button of a page, and opens it anew where one has left it; not those
 * that were done on a page before, as of the header, unless in a proof.
 */
async function doubleClickAll(page: Page, address: string, before: Set<string>) {
  const done = process.env.TRIALS ? new Set<string>() : before;
  const wrong: string[] = [];
  await openWhole(page, address);
  const opened = page.url();
  for (;;) {
    const buttons = page.locator('button:visible:enabled');
    const names = await buttons.evaluateAll((all) =>
      all.map((button) => `${button.className} ${button.textContent}`.replace(/\d+/g, '#')),
    );
    const next = names.findIndex((name) => !done.has(name));
    if (next < 0) return wrong;
    const name = names[next]!;
    done.add(name);
    const button = buttons.nth(next);
    if (LEAVING.test((await button.textContent()) ?? '')) continue;
    await page.evaluate(() => (window.pressed = []));
    await button.dblclick({ timeout: 2000, force: true }).catch(() => {});
    const isWrong = await page.evaluate(() =>
      window.pressed.some((control) => control !== window.pressed[0]),
    );
    if (isWrong) wrong.push(`${address}: ${name}`);
    await page.keyboard.press('Escape');
    if ((await page.locator('dialog[open]').count()) > 0) await openWhole(page, address);
    else if (page.url() !== opened) await openNext(page, address);
  }
}

test('a line that is removed by a double click stays removed', async ({ page }) => {
  await emptyCart(page);
  await fillCart(page, 'needle', 2);
  const remove = page.getByRole('button', { name: /^Remove / });
  await remove.first().dblclick();
  await expect(page.getByRole('button', { name: /^Undo/ })).toHaveCount(1);
  await expect(page.getByText('1 of 1 line selected')).toBeVisible();

  await page.getByRole('button', { name: 'Empty the cart' }).dblclick();
  await expect(page.getByRole('button', { name: /^Put .* back$/ })).toBeVisible();
});

test('a double click presses one button, on every page of the shop', async ({ page }) => {
  test.setTimeout(1_800_000);
  const done = new Set<string>();
  const order_id = await placeOrder(page, 2);
  await addToCart(page, 'thread', 3);
  const [product_id = ''] = await productIds(page);
  await watchClicks(page);
  const { buyer } = await everyAddress(page, { product_id, order_id });
  for (const address of everyFew(buyer, 6))
    expect(await doubleClickAll(page, address, done), address).toEqual([]);
});

test('a double click presses one button, on every page of the desk', async ({ page }) => {
  test.setTimeout(1_800_000);
  const done = new Set<string>();
  const order_id = await placeOrder(page, 2);
  const [product_id = ''] = await productIds(page);
  await startAtDesk(page);
  await watchClicks(page);
  const { staff } = await everyAddress(page, { product_id, order_id });
  for (const address of everyFew(staff, 6))
    expect(await doubleClickAll(page, address, done), address).toEqual([]);
});
