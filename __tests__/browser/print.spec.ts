import { expect, type Page } from '@playwright/test';

import type { listOrders } from '#contract/orders';
import type { Reply } from '#contract/route';

import { addToCart, emptyCart, productIds, putInCart, signedInCustomer } from '../support/browser';
import { test } from '../support/signedIn';

import { openWhole, walkWhole } from './everyPage';

/** Returns the number of Letter sheets a page prints on. */
async function sheets(page: Page): Promise<number> {
  const file = await page.pdf({ format: 'Letter', preferCSSPageSize: true });
  return (file.toString('latin1').match(/\/Type \/Page\b/g) ?? []).length;
}

/** Returns the printed rows of a list, at least `least` of them, from top to bottom, in pixels. */
async function printedRows(page: Page, least: number) {
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 740, height: 980 });
  const rows = page
    .locator('main :is(tbody tr, ul > li:has(a[href^="/description"]))')
    .filter({ visible: true });
  const placesNow = () =>
    rows.evaluateAll((all) =>
      all.map((row) => {
        const { top, bottom, height } = row.getBoundingClientRect();
        return { top, bottom, height, text: row.textContent };
      }),
    );
  let places: Awaited<ReturnType<typeof placesNow>> = [];
  await expect(async () => {
    // The client may still be rerendering them.
    places = await placesNow();
    expect(places.length).toBeGreaterThanOrEqual(least);
  }).toPass();
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await page.emulateMedia({ media: 'screen' });
  return { places, beyond };
}

/** Returns an order of the buyer with at least this many lines. */
async function orderOf(page: Page, lines: number) {
  const { user, headers } = await signedInCustomer(page);
  const params = { user_id: user.user_value };
  const answer = await page.request.get('/api/fetch-order', { params, headers });
  const { orders } = (await answer.json()) as Reply<typeof listOrders>;
  return orders.find((order) => order.lines >= lines)!;
}

/** Lists that are printed, and how many rows each has at least. */
const LISTS: Record<string, number> = {
  '/what-i-buy': 600,
  '/order': 20,
  '/pdata': 20,
  '/cart': 20,
  '/favourite-view': 10,
  '/products': 20,
};

test.describe('a printout', () => {
  test('of a list is a table with a low row for each entry', async ({ page }) => {
    const ids = (await productIds(page)).slice(0, 30);
    await putInCart(page, Object.fromEntries(ids.map((id) => [id, 1])));
    const size = page.viewportSize()!;
    await walkWhole(page, Object.keys(LISTS), async (at) => {
      const { places, beyond } = await printedRows(page, LISTS[at]!);

      expect(beyond, at).toBe(0);
      expect(
        places.filter(({ height }) => height > 44),
        at,
      ).toEqual([]);
      const overprinted = places.filter(({ top }, row) => top < (places[row - 1]?.bottom ?? 0) - 1);
      expect(overprinted, at).toEqual([]);
      await page.evaluate(() => dispatchEvent(new Event('afterprint')));
      await page.setViewportSize(size);
    });
  });

  test('of the cart and of the review ends with the total, without the next step', async ({
    page,
  }) => {
    await emptyCart(page);
    await addToCart(page, 'needle', 3);
    await walkWhole(page, ['/cart', '/order-confirm'], async (at) => {
      await page.emulateMedia({ media: 'print' });
      const total = page.getByRole('region', { name: 'Total' });
      await expect(total.getByText(/^3 lines/), at).toBeVisible();
      await expect(total.locator('a, button'), at).toBeHidden();
      const [bar, last] = await Promise.all([
        total.boundingBox(),
        page.locator('main tbody tr').last().boundingBox(),
      ]);
      expect(bar!.y, at).toBeGreaterThanOrEqual(last!.y + last!.height);
      await page.emulateMedia({ media: 'screen' });
    });
  });

  test('of an order has at least 25 lines per sheet', async ({ page }) => {
    const { order_id, lines } = await orderOf(page, 50);
    for (const paper of ['letter', 'a4']) {
      await openWhole(page, `/print-order?order_id=${order_id}&paper=${paper}`);
      expect(await sheets(page), paper).toBeLessThanOrEqual(Math.ceil(lines / 25));
    }
  });

  test('of an order form has at least 24 products per sheet, under their categories', async ({
    page,
  }) => {
    for (const prices of ['', '&prices=1']) {
      await page.goto(`/pform?from=habits${prices}`);
      const table = page.getByRole('table', { name: 'Order form' });
      await expect(table.locator('tbody tr:has(.code)')).toHaveCount(300);
      await expect(table.getByRole('rowheader', { name: 'Sewing Notions · Thread' })).toBeVisible();
      expect(await sheets(page)).toBeLessThanOrEqual(Math.ceil(300 / 24));
    }
  });
});
