import { expect } from '@playwright/test';

import { expectAccessible } from '../support/accessibility';
import { emptyCart, fillCart } from '../support/browser';
import { test } from '../support/signedIn';

test.beforeEach(async ({ page }) => {
  await emptyCart(page);
});

test.describe('a re-order', () => {
  test('adds to the cart without replacing it, and can be undone', async ({ page }) => {
    await fillCart(page, 'ribbon', 2);
    await page.goto('/order');
    await page
      .getByRole('link', { name: /^Re-order order/ })
      .nth(2)
      .click();
    const panel = page.getByRole('region', { name: 'Re-order' });
    const add = panel.getByRole('button', { name: /^Add \d+ lines? to cart$/ });
    await add.click();
    await expect(panel.getByText(/in the cart: \d+ packs?\./)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cart, 2 lines' })).toBeHidden();

    await panel.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('link', { name: 'Cart, 2 lines' })).toBeVisible();
    await expect(add).toBeEnabled();
  });

  test('adds only the ticked lines, in the typed quantities', async ({ page }) => {
    await page.goto('/order');
    await page
      .getByRole('link', { name: /^Re-order order/ })
      .first()
      .click();
    const panel = page.getByRole('region', { name: 'Re-order' });
    const tickAll = panel.getByRole('checkbox', { name: 'Select all' });
    await tickAll.click();
    await expect(tickAll).not.toBeChecked();
    const line = panel
      .getByRole('row')
      .filter({ has: page.locator('input[data-quantity]:enabled') })
      .first();
    const name = await line.getByRole('link').innerText();
    await line.getByRole('checkbox').check();
    await line.getByRole('textbox').fill('1');
    await panel.getByRole('button', { name: 'Add 1 line to cart' }).click();
    await panel.getByRole('link', { name: 'Go to cart' }).click();

    await expect(page.getByText('1 of 1 line selected')).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();
  });

  test('is accessible on a phone', async ({ page }) => {
    // The oldest order is unaffected by orders placed meanwhile.
    await page.goto('/order?sort=oldest');
    await page
      .getByRole('link', { name: /^Re-order order/ })
      .first()
      .click();
    const panel = page.getByRole('region', { name: 'Re-order' });
    await expect(panel.getByRole('row').nth(1)).toBeVisible();
    // Where its bar stands below the lines instead of covering a part of one.
    await page.setViewportSize({ width: 390, height: 900 });
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expectAccessible(page, [390]);
  });
});
