import { expect, type Page } from '@playwright/test';

import { paths } from '../../src/paths';
import { axeViolations } from '../support/accessibility';
import { openWithin, placeOrder } from '../support/browser';
import { test } from '../support/signedIn';

const begin = (page: Page) => page.getByRole('button', { name: 'Cancel the order' });

test.describe('an order that was just placed', () => {
  test('is cancelled by keyboard alone, and its lines are in the cart again', async ({ page }) => {
    const id = await placeOrder(page, 2);
    await page.goto(paths.orderPlaced(id));
    await expect(page.getByRole('timer')).toHaveText(/^(10:00|9:\d\d)$/);
    expect(await axeViolations(page)).toEqual([]);
    await begin(page).focus();
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('button', { name: 'Cancel, and put the lines back in the cart' }),
    ).toBeFocused();
    await page.keyboard.press('Enter');

    await expect(page.getByRole('heading', { name: /2 of 2 lines/ })).toBeFocused();
    await expect(page.getByRole('link', { name: /^Cart, 2 lines/ })).toBeVisible();
    await openWithin(page, paths.order(id));
    const steps = page.getByRole('list', { name: 'Progress of the order' });
    await expect(steps.getByText('Cancelled', { exact: true })).toBeVisible();
    await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible();
    await expect(begin(page)).toBeHidden();
  });

  test('shows as already cancelled in one tab when it was cancelled in another', async ({
    page,
    context,
  }) => {
    const id = await placeOrder(page, 2);
    await page.goto(paths.orderPlaced(id));
    const other = await context.newPage();
    await other.goto(paths.order(id));
    await expect(begin(other)).toBeVisible();
    for (const tab of [page, other]) {
      await begin(tab).click();
      await tab.getByRole('button', { name: 'Cancel, and leave the cart as it is' }).click();
    }

    await expect(other.getByText(/was already cancelled/)).toBeVisible();
    await openWithin(page, paths.cart);
    await expect(page.getByText('Your cart is empty')).toBeVisible();
  });

  test('can be downloaded as a PDF, and the order history as a workbook', async ({ page }) => {
    const id = await placeOrder(page, 2);
    await page.goto(paths.order(id));
    const pdf = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as PDF' }).click();
    expect((await pdf).suggestedFilename()).toBe(`order-${id}.pdf`);

    await openWithin(page, `${paths.orders}?sort=highest`);
    const book = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download for Excel' }).click();
    expect((await book).suggestedFilename()).toBe('orders.xlsx');
  });
});
