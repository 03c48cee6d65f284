import { expect, type Page } from '@playwright/test';

import { expectAccessible } from '../support/accessibility';
import {
  american,
  signedInCustomer,
  canadian,
  demoPassword,
  emptyCart,
  productIds,
  signIn,
  signOut,
} from '../support/browser';
import { test } from '../support/signedIn';
import { trials } from '../support/trials';

let ids: string[];

const codeBox = (page: Page) => page.getByRole('combobox', { name: /of a new line$/ });
const lineOf = (page: Page, id: string) => page.getByRole('row').filter({ hasText: id });
const addButton = (page: Page) => page.getByRole('button', { name: /^Add [\d,]+ lines? to cart/ });

/** Dispatches the browser's paste event, independently of the system clipboard. */
const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const options = { clipboardData, bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', options));
  }, text);

/** Far less than the time in which a key press still undoes the dialog, in milliseconds. */
const TICK = 20;

/** Presses Tab until the button has focus. */
async function tabTo(page: Page, name: RegExp) {
  const goal = page.getByRole('main').getByRole('button', { name });
  await goal.waitFor();
  for (let key = 0; key < 80; key += 1) {
    if (await goal.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${name}.`);
}

test.beforeEach(async ({ page }) => {
  await emptyCart(page);
  ids = await productIds(page);
  await page.goto('/quick-order');
  await expect(codeBox(page)).toBeFocused();
});

test.describe('the worksheet', () => {
  test('leads from the first key to the placed order without a mouse', async ({ page }) => {
    await page.keyboard.type(ids[0]!);
    await page.keyboard.press('Enter');
    await page.keyboard.type('2');
    await page.keyboard.press('Enter');
    await page.keyboard.type(ids[1]!);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(addButton(page)).toHaveText(/Add 2 lines to cart/);
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('2 lines are in the cart: 3 packs.')).toBeVisible();

    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/order-confirm$/);
    await tabTo(page, /^Place the order/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/order-confirm\?order_id=/);
  });

  test('accepts a pasted list, whose invalid lines can be corrected in place', async ({ page }) => {
    await paste(page, `${ids[0]}\t3\r\n8.71E+12\t1\r\n`);
    const wrong = lineOf(page, '8.71E+12');
    await expect(wrong).toContainText('Digits are missing');
    await expect(addButton(page)).toHaveText(/Add 1 line to cart/);

    await wrong.getByRole('combobox').fill(ids[1]!);
    await page.keyboard.press('Enter');
    await expect(lineOf(page, ids[1]!).getByRole('textbox')).toBeFocused();
    await page.keyboard.type('4');
    await expect(addButton(page)).toHaveText(/Add 2 lines to cart/);
  });

  test('accepts a line in its third empty row and a list in a cell, with undo and redo from there', async ({
    page,
  }) => {
    const codes = page.locator('tr[data-line] input[role="combobox"]');
    const down = () =>
      codes.evaluateAll((boxes: HTMLInputElement[]) => boxes.map((box) => box.value));
    await codes.nth(2).click();
    await page.keyboard.type(ids[0]!);
    await page.keyboard.press('Enter');
    await page.keyboard.type('2');
    await page.keyboard.press('Tab');
    await expect(lineOf(page, ids[0]!)).toBeVisible();
    expect((await down()).slice(0, 4)).toEqual(['', '', ids[0], '']);

    await page.keyboard.press('ArrowUp');
    await paste(page, `${ids[1]}\t1\r\n${ids[2]}\t3\r\n`);
    await expect.poll(async () => (await down()).slice(2, 5)).toEqual([ids[0], ids[1], ids[2]]);
    await page.keyboard.press('Control+z');
    await expect.poll(async () => (await down()).slice(2, 4)).toEqual([ids[0], '']);
    await page.keyboard.press('Control+y');
    await expect.poll(async () => (await down()).slice(2, 5)).toEqual([ids[0], ids[1], ids[2]]);
    await expect(addButton(page)).toHaveText(/Add 3 lines to cart/);
  });

  test('is still there after a reload, and after its customer signs in again', async ({ page }) => {
    await paste(page, `${ids[0]}\t3\r\n${ids[1]}\t1\r\n`);
    await expect(addButton(page)).toHaveText(/Add 2 lines to cart/);
    await page.reload();
    await expect(addButton(page)).toHaveText(/Add 2 lines to cart/);

    await signOut(page);
    await expect(page).not.toHaveURL(/quick-order/);
    await signIn(page, canadian);
    await page.goto('/quick-order');
    await expect(lineOf(page, ids[0]!)).toBeVisible();
    await expect(addButton(page)).toHaveText(/Add 2 lines to cart/);
  });

  test('is not shown to another customer who signs in on the same browser', async ({ page }) => {
    await paste(page, `${ids[0]}\t3\r\n${ids[1]}\t1\r\n`);
    await expect(addButton(page)).toHaveText(/Add 2 lines to cart/);
    await codeBox(page).fill('HALF-TYPED');

    await signOut(page);
    await expect(page).not.toHaveURL(/quick-order/);
    await signIn(page, american);
    await page.goto('/quick-order');
    await expect(page.getByRole('button', { name: 'No line selected' })).toBeVisible();
    await expect(codeBox(page)).toHaveValue('');
    await expect(lineOf(page, ids[0]!)).toHaveCount(0);
    await expect(page.getByRole('main')).not.toContainText('HALF-TYPED');
  });

  test('holds thousands of lines, and goes from box to box by key beyond the window', async ({
    page,
  }) => {
    test.slow();
    const count = trials(2_000);
    const lines = Array.from({ length: count }, (_, at) => `${ids[at] ?? `N${100_000 + at}`}\t1`);
    await paste(page, lines.join('\r\n'));
    const table = page.getByRole('table', { name: 'Lines for the cart' });
    const button = (name: RegExp) => page.getByRole('button', { name });
    await expect(button(/^[\d,]+ to fix$/)).toHaveAttribute('aria-pressed', 'true');
    await button(/^All/).click();
    await expect(table).toHaveAttribute('aria-rowcount', `${count + 2}`);
    expect(await table.getByRole('row').count()).toBeLessThan(60);

    await button(/^Ready/).click();
    const first = table.locator('input[data-quantity]:enabled').first();
    await first.focus();
    for (let key = 0; key < 40; key += 1) await page.keyboard.press('Enter');
    const place = () =>
      page.evaluate(() => document.activeElement?.closest('tr')?.getAttribute('aria-rowindex'));
    await expect.poll(place).toBe('42');
    await page.keyboard.type('2');
    await expect(page.locator(':focus')).toHaveValue('2');
  });

  test('is accessible on a phone and on a desktop', async ({ page }) => {
    await paste(page, `${ids[0]}\t3\r\n${ids[1]?.slice(0, -1)}Y\t1\r\n8.71E+12\t1\r\n`);
    await expect(page.getByText('Did you mean')).toBeVisible();
    await expectAccessible(page, [390, 1440]);
  });
});

test.describe('a session that ends while codes are being scanned', () => {
  test('opens a dialog that takes no key of a scan starting at that moment', async ({ page }) => {
    const { headers } = await signedInCustomer(page);
    await page.request.post('/api/logout', { headers });
    /** Time only advances when the test says so. */
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
    const scan = async (code: string) => {
      await page.keyboard.type(code);
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
    };
    await scan(ids[0]!);
    const dialog = page.getByRole('dialog', { name: 'Sign in again' });
    const opened = async () => {
      await page.clock.runFor(TICK);
      return dialog.isVisible();
    };
    await expect.poll(opened, { intervals: [TICK] }).toBe(true);
    await scan(ids[1]!);
    await expect(dialog).toHaveCount(0);
    await scan(ids[2]!);

    await expect.poll(opened, { intervals: [TICK] }).toBe(true);
    const password = dialog.getByLabel('Password', { exact: true });
    await expect(password).toBeFocused();
    await expect(password).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.clock.resume();
    await scan(ids[3]!);
    // The dialog opens by itself, too, once the scanner is silent.
    await expect(async () => {
      const isOpen = await dialog.isVisible();
      if (!isOpen)
        await page.getByRole('button', { name: 'Sign in again' }).click({ timeout: 500 });
      await expect(password).toBeVisible({ timeout: 500 });
    }).toPass();
    await password.fill(demoPassword);
    await page.keyboard.press('Enter');
    await expect(addButton(page)).toHaveText(/Add 4 lines to cart/);
  });
});
