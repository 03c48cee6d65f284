import { expect, test } from '@playwright/test';

import { canadian, orderTyped, signIn } from '../support/browser';
import { ownServer } from '../support/ownServer';

const PORT = Number(process.env.BROWSER_TEST_PORT ?? 3196) + 22;

/** A different host to the browser, but the same machine. */
const API = `http://localhost:${PORT + 1}`;

const shop = ownServer(PORT, {
  API_HOST: API,
  SEARCH_HOST: API,
  ADMIN_HOST: API,
  IMAGE_HOST: `${API}/images`,
  TOKEN_HOSTS: API,
});
const server = ownServer(PORT + 1, { DEMO: 'on', ALLOWED_ORIGINS: shop.address });
test.use({ baseURL: shop.address });

test.beforeAll(async () => {
  await Promise.all([server.start(), shop.start()]);
});
test.afterAll(() => Promise.all([shop.close(), server.close()]));

test.describe('a storefront whose API is on another host', () => {
  test('takes a buyer from sign-in to an order stored there', async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error')
        complaints.push(`${message.text()} ${message.location().url}`);
    });
    await signIn(page, canadian);
    await page.getByRole('combobox', { name: 'Search products' }).fill('glue');
    await page.keyboard.press('Enter');
    await page.getByRole('main').locator('input[data-quantity]:enabled').first().fill('2');
    await expect(page.getByRole('main').locator('img').first()).toHaveJSProperty('complete', true);
    const drawn = await page
      .getByRole('main')
      .locator('img')
      .first()
      .evaluate((picture: HTMLImageElement) => picture.naturalWidth);
    await orderTyped(page);
    expect(drawn).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
  });
});
