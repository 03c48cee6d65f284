import { expect, type Page } from '@playwright/test';

import type { listOrders } from '#contract/orders';
import type { Reply } from '#contract/route';

import { addToCart, emptyCart, fillCart, openWithin, signedInCustomer } from '../support/browser';
import { test } from '../support/signedIn';

const placed = (page: Page) => page.getByRole('heading', { name: /^Order \d+ has been placed$/ });
const place = (page: Page) => page.getByRole('button', { name: 'Place the order' });
const comment = (page: Page) => page.getByLabel('Order comment (optional)');

/** Returns how many orders in the history match a search. */
async function ordersWith(page: Page, words: string): Promise<number> {
  const { user, headers } = await signedInCustomer(page);
  const params = { user_id: user.user_value, search: words };
  const answer = await page.request.get('/api/fetch-order', { headers, params });
  const { orders } = (await answer.json()) as Reply<typeof listOrders>;
  return orders.length;
}

test.beforeEach(async ({ page }) => {
  await emptyCart(page);
});

test.describe('a buyer’s cart', () => {
  test('keeps its quantities across a reload, and a removed line can be restored', async ({
    page,
  }) => {
    await fillCart(page, 'thread', 3);
    const line = page.getByRole('row').nth(2);
    const name = await line.getByRole('link').innerText();
    await line.getByRole('textbox').fill('2');
    await expect(line.getByText('Not saved yet')).toBeHidden();

    await page.reload();
    const again = page.getByRole('row').filter({ hasText: name });
    await expect(again.getByRole('textbox')).toHaveValue('2');

    await again.getByRole('button', { name: /^Remove/ }).click();
    await page.getByRole('button', { name: `Undo: put ${name} back` }).click();
    await expect(page.getByText('3 of 3 lines selected')).toBeVisible();
    await expect(again.getByRole('textbox')).toHaveValue('2');
  });

  test('keeps changes made while the server does not respond, and saves them afterwards', async ({
    page,
    context,
  }) => {
    await fillCart(page, 'thread', 2);
    await context.setOffline(true);
    const box = page.getByRole('row').nth(1).getByRole('textbox');
    await box.fill('3');
    await expect(page.getByText('Not saved yet')).toBeVisible();
    await expect(page.getByText(/The server is not responding/)).toBeVisible();

    await context.setOffline(false);
    await expect(page.getByText('Not saved yet')).toBeHidden();
    await page.reload();
    await expect(box).toHaveValue('3');
  });

  test('keeps a deselected line out of the order and of both totals', async ({ page }) => {
    await fillCart(page, 'thread', 2);
    await page
      .getByRole('checkbox', { name: /^Order / })
      .first()
      .uncheck();
    await expect(page.getByText('1 of 2 lines selected')).toBeVisible();
    const total = await page.getByRole('region', { name: 'Total' }).locator('strong').innerText();

    await page.getByRole('link', { name: /^Cart, 2 lines/ }).hover();
    await expect(page.getByRole('group', { name: 'Cart' })).toContainText(total);
    await page.getByRole('link', { name: 'Review the order' }).click();
    await expect(page.getByText('1 line stays in the cart', { exact: false })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Total' })).toContainText(total);
  });
});

test.describe('placing an order', () => {
  test('leads from the cart to an order number and into the order history', async ({ page }) => {
    await fillCart(page, 'ribbon', 3);
    await page.getByRole('link', { name: 'Review the order' }).click();
    await page.getByLabel('Purchase order number (optional)').fill('PO-ribbons');
    await comment(page).fill('Ring at the back door');
    await page.reload();
    await expect(comment(page)).toHaveValue('Ring at the back door');
    await place(page).click();

    await expect(placed(page)).toBeVisible();
    // The focused button is gone, so focus moves to the start of the new content.
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page.getByText('Ring at the back door')).toBeVisible();
    await page.reload();
    await expect(placed(page)).toBeVisible();
    await openWithin(page, '/cart');
    await expect(page.getByText('Your cart is empty')).toBeVisible();
    await openWithin(page, '/order?search=PO-ribbons');
    const count = page.getByRole('status').filter({ hasText: /^\d+ orders?$/ });
    await expect(count).toHaveText('1 order');
  });

  test('makes one order of a double click', async ({ page }) => {
    await addToCart(page, 'button', 2);
    await page.goto('/order-confirm');
    await comment(page).fill('pressed twice quickly');
    await place(page).dblclick();

    await expect(placed(page)).toBeVisible();
    expect(await ordersWith(page, 'pressed twice quickly')).toBe(1);
  });

  test('makes one order of an answer that was lost, a reload and another press', async ({
    page,
  }) => {
    await addToCart(page, 'paper', 2);
    await page.goto('/order-confirm');
    await comment(page).fill('answer lost on the way');
    await page.route('**/api/store/orders', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await place(page).click();
    await expect(page.getByText(/we do not know yet whether your order arrived/)).toBeVisible();

    await page.unroute('**/api/store/orders');
    await page.reload();
    await expect(page.getByText('answer lost on the way')).toBeVisible();
    await page.getByRole('button', { name: 'Place it again' }).click();
    await expect(placed(page)).toBeVisible();
    expect(await ordersWith(page, 'answer lost on the way')).toBe(1);
  });

  test('makes one order of two tabs, and the second leads to it', async ({ page, context }) => {
    await addToCart(page, 'brush', 2);
    await page.goto('/order-confirm');
    await comment(page).fill('two tabs open');
    const second = await context.newPage();
    await second.goto('/order-confirm');
    await expect(place(second)).toBeVisible();
    await second.route('**/api/cart?**', (route) => route.abort());

    await place(page).click();
    await expect(placed(page)).toBeVisible();
    const number = new URL(page.url()).searchParams.get('order_id');
    await place(second).click();
    await expect(second.getByRole('alert')).toContainText(`already ordered: order ${number}`);
    await second.getByRole('link', { name: `Open order ${number}` }).click();
    await expect(second.getByRole('heading', { name: `Order ${number}` })).toBeVisible();
    expect(await ordersWith(page, 'two tabs open')).toBe(1);
  });
});
