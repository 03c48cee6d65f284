import { expect } from '@playwright/test';

import { emptyCart } from '../support/browser';
import { test } from '../support/signedIn';

test.describe('the order history', () => {
  test('finds an order by its number and by a product in it', async ({ page }) => {
    await page.goto('/order');
    const last = page.getByRole('row').last();
    const number = await last.getByRole('link').first().innerText();
    const other = await page.getByRole('row').nth(1).getByRole('link').first().innerText();
    await page.getByRole('searchbox', { name: 'Search orders' }).fill(number);
    await expect(page.getByRole('link', { name: `Open order ${other}` })).toBeHidden();
    // Besides, only orders with a product whose number or barcode contains this one, which they show.
    const others = page
      .getByRole('row')
      .filter({ hasNotText: number })
      .filter({ hasNot: page.getByRole('list', { name: 'Found' }) });
    await expect(others).toHaveCount(1);

    await page.getByRole('link', { name: `Open order ${number}` }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${number}`);
    const product = await page.getByRole('row').nth(1).getByRole('link').innerText();
    await page.goto(`/order?search=${encodeURIComponent(product)}`);
    await expect(page.getByRole('link', { name: `Open order ${number}` })).toBeVisible();
  });

  test('can be filtered by date and reset to all orders', async ({ page }) => {
    await page.goto('/order');
    const count = page.getByRole('status').filter({ hasText: /^\d+ orders?$/ });
    const all = await count.innerText();
    await page.getByLabel('To', { exact: true }).fill('2020-01-01');
    await expect(page.getByText('No orders match', { exact: false })).toBeVisible();

    await page.getByRole('search', { name: 'Search orders' }).getByRole('button').click();
    await expect(count).toHaveText(all);
  });

  test('keeps its page in the address', async ({ page }) => {
    await page.goto('/order');
    const first = await page.getByRole('row').nth(1).getByRole('link').first().innerText();
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByRole('link', { name: `Open order ${first}` })).toBeHidden();

    await page.goBack();
    await expect(page.getByRole('link', { name: `Open order ${first}` })).toBeVisible();
  });

  test('adds an earlier order to the cart in two clicks', async ({ page }) => {
    await emptyCart(page);
    await page.goto('/order');
    await page
      .getByRole('link', { name: /^Re-order order/ })
      .nth(1)
      .click();
    const add = page.getByRole('button', { name: /^Add \d+ lines? to cart$/ });
    const lines = Number(/\d+/.exec(await add.innerText())?.[0]);
    await add.click();

    await expect(
      page.getByRole('link', { name: new RegExp(`^Cart, ${lines} line`) }),
    ).toBeVisible();
  });
});

test.describe('a printed order', () => {
  test('leaves out the rest of the page, and is white even in dark mode', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/order');
    await page
      .getByRole('link', { name: /^Print order/ })
      .first()
      .click();
    const sheet = page.getByRole('article');
    await expect(sheet).toHaveCSS('background-color', 'rgb(255, 255, 255)');

    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(sheet.getByRole('table')).toBeVisible();
  });

  test('can be printed on Letter and A4 paper', async ({ page }) => {
    const inches = async () => {
      const pdf = await page.pdf({ preferCSSPageSize: true });
      const box = /MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)/.exec(pdf.toString('latin1'));
      return box?.slice(1).map((points) => Math.round((Number(points) / 72) * 10) / 10);
    };
    await page.goto('/order');
    await page
      .getByRole('link', { name: /^Print order/ })
      .first()
      .click();
    await expect(page.getByRole('article')).toBeVisible();
    expect(await inches()).toEqual([8.5, 11]);

    await page.getByLabel('Paper').selectOption('A4');
    await expect(page).toHaveURL(/paper=a4/);
    await expect.poll(inches).toEqual([8.3, 11.7]);
  });
});
