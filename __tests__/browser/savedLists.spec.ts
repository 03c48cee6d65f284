import { expect } from '@playwright/test';

import { emptyCart } from '../support/browser';
import { test } from '../support/signedIn';

test('an order becomes a list by keyboard, from which all is ordered without changing it', async ({
  page,
}) => {
  await emptyCart(page);
  await page.goto('/order');
  await page
    .getByRole('link', { name: /^Open order/ })
    .first()
    .press('Enter');
  await page.getByRole('button', { name: 'Save as a list' }).press('Enter');
  const open = page.getByRole('link', { name: /^Open the list/ });
  await expect(open).toBeFocused();
  await open.press('Enter');

  const name = page.getByLabel('Name of the list');
  await name.fill('Every month');
  await name.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Every month/);
  const packs = page.getByLabel(/^Packs on the list of/).first();
  const more = String(Number(await packs.inputValue()) + 1);
  await packs.fill(more);
  const stored = page.waitForResponse('**/api/order-list-lines');
  await packs.press('Enter');
  expect((await stored).status()).toBe(200);

  const add = page.getByRole('button', { name: /^Add \d+ lines? to the cart$/ });
  const before = await add.innerText();
  await add.press('Enter');
  await expect(page.getByRole('link', { name: /^Cart/ }).first()).not.toHaveText(/\b0\b/);
  await page.reload();
  await expect(page.getByRole('button', { name: before })).toBeVisible();
  await expect(packs).toHaveValue(more);

  await page.getByRole('link', { name: 'Lists', exact: true }).click();
  await page.getByRole('button', { name: 'Delete the list “Every month”' }).click();
  await page.getByRole('button', { name: 'Restore the list' }).first().click();
  await expect(page.getByRole('link', { name: 'Every month' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete the list “Every month”' }).click();
  await expect(page.getByRole('link', { name: 'Every month' })).toBeHidden();
});
