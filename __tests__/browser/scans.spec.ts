import { expect, type Locator, type Page } from '@playwright/test';

import type { Product } from '#contract/product';

import {
  emptyCart,
  fillCart,
  holdScripts,
  pricesShown,
  signedInCustomer,
  waitForHydration,
} from '../support/browser';
import { test } from '../support/signedIn';

/** Returns an orderable product with a barcode, and the id of another. */
async function twoProducts(page: Page) {
  const { headers } = await signedInCustomer(page);
  const answer = await page.request.get('/api/cadProducts?pagination=300', { headers });
  const { products } = (await answer.json()) as { products: Product[] };
  const [scanned, other] = products.filter(
    ({ available = 0, class: flag, barcodes: [code = ''] = [] }) =>
      available >= 40 && flag !== 'N' && code.length >= 12,
  );
  return { scanned: scanned!, code: scanned!.barcodes[0]!, other: other!.product_id };
}

/** Returns the ship packs of each product in the cart. */
async function packsInCart(page: Page): Promise<Record<string, number>> {
  const { user, headers } = await signedInCustomer(page);
  const params = { user_id: user.user_value, lang: '', country: 'CA' };
  const answer = await page.request.get('/api/cart', { params, headers });
  const { products } = (await answer.json()) as {
    products: { product_id: string; item: number }[];
  };
  return Object.fromEntries(products.map(({ product_id, item }) => [product_id, item]));
}

/** Milliseconds between two keys of a scanner. */
const KEY_GAP_MS = 5;

const ENTER = { key: 'Enter', code: 'Enter', text: '\r', windowsVirtualKeyCode: 13 };

/** Types a code as a scanner does, at its speed however busy the machine is. */
async function scan(page: Page, code: string, suffix = [ENTER]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const keys = [...[...code].map((text) => ({ key: text, text })), ...suffix];
  const start = Date.now();
  await Promise.all(
    keys.flatMap((key, at) => {
      // In seconds; a browser without processor time would say when it came to the key.
      const timestamp = (start + at * KEY_GAP_MS) / 1000;
      return (['keyDown', 'keyUp'] as const).map((type) =>
        session.send('Input.dispatchKeyEvent', { type, timestamp, ...key }),
      );
    }),
  );
}

const firstBox = (page: Page): Locator =>
  page.getByRole('main').locator('input[data-quantity]:enabled').first();

test.describe('a code that is scanned into the quantity box of', () => {
  test.beforeEach(async ({ page }) => emptyCart(page));

  const BOXES: Record<string, (page: Page, other: string) => Promise<Locator>> = {
    'a list': async (page) => {
      await page.goto('/search-page/needle/1');
      await pricesShown(page);
      return firstBox(page);
    },
    'a card': async (page) => {
      await page.addInitScript(() => localStorage.setItem('listView', 'cards'));
      await page.goto('/search-page/needle/1');
      await expect(page.getByRole('button', { name: 'Cards', pressed: true })).toBeVisible();
      return firstBox(page);
    },
    'a product page': async (page, other) => {
      await page.goto(`/description/${encodeURIComponent(other)}/CA`);
      return firstBox(page);
    },
  };
  for (const [where, open] of Object.entries(BOXES)) {
    test(`${where} adds a pack of its own product, and leaves the box as it was`, async ({
      page,
    }) => {
      const { scanned, code, other } = await twoProducts(page);
      const box = await open(page, other);
      await waitForHydration(page);
      await box.fill('2');
      await expect(
        page.getByRole('button', { name: /Update cart \(1|Add to cart/ }).first(),
      ).toBeEnabled();
      await box.press('End');
      await scan(page, code);
      await expect(page.getByText(/^Added item to the cart: /)).toBeVisible();
      await expect(box).toHaveValue('2');
      expect(await packsInCart(page)).toEqual({ [scanned.product_id]: 1 });
    });
  }

  test('a page whose scripts are still loading adds a pack of its own product, and keeps what was typed', async ({
    page,
  }) => {
    const { scanned, code } = await twoProducts(page);
    // The server draws the rows of a customer once a page has told it who this is.
    await page.goto('/products');
    await pricesShown(page);
    const release = await holdScripts(page);
    await page.goto('/products', { waitUntil: 'commit' });
    const box = page.getByRole('main').locator('input[data-quantity]:enabled').nth(4);
    await box.focus();
    await page.keyboard.press('3', { delay: 200 });
    await scan(page, code);
    await expect(box).toHaveValue(`3${code}`);
    release();
    await expect(page.getByText(/^Added item to the cart: /)).toBeVisible();
    await expect(box).toHaveValue('3');
    expect(await packsInCart(page)).toEqual({ [scanned.product_id]: 1 });
  });

  test('the cart adds a pack of its own product, and leaves the line as it was', async ({
    page,
  }) => {
    const { scanned, code } = await twoProducts(page);
    await fillCart(page, 'needle', 2);
    const before = await packsInCart(page);
    await page.getByRole('row').getByRole('textbox').first().focus();
    await scan(page, code);
    await expect(page.getByText(/^Added item to the cart: /)).toBeVisible();
    const count = (before[scanned.product_id] ?? 0) + 1;
    expect(await packsInCart(page)).toEqual({ ...before, [scanned.product_id]: count });
  });

  test('a new line of quick order begins the next line, and ends its own as it was', async ({
    page,
  }) => {
    const { scanned, code, other } = await twoProducts(page);
    await page.goto('/quick-order');
    const codes = page.getByRole('combobox', { name: /of a new line$/ });
    await expect(codes.first()).toBeFocused();
    await page.keyboard.type(other);
    await page.keyboard.press('Enter');
    // Nobody scans as soon as a finger leaves its key.
    await page.keyboard.press('3', { delay: 200 });
    const add = page.getByRole('button', { name: /^Add \d+ lines? to cart/ });
    await expect(page.getByRole('textbox', { name: 'Quantity of the new line' })).toHaveValue('3');
    // On a starved machine, an Enter could come after the code has ended by itself.
    await scan(page, code, []);
    await expect(add).toHaveText(/Add 1 line to cart/);
    await expect(codes.first()).toHaveValue(code);
    await page.keyboard.press('Enter');
    await expect(add).toHaveText(/Add 2 lines to cart/);
    await add.click();
    await expect(page.getByText(/^2 lines are in the cart/)).toBeVisible();
    expect(await packsInCart(page)).toEqual({ [other]: 3, [scanned.product_id]: 1 });
  });
});
