import { expect } from '@playwright/test';

import { emptyCart, waitForHydration } from '../support/browser';
import { test } from '../support/signedIn';

/** The files of the page's own version, which a deployment has taken away. */
const FILES = '**/assets/*.js';

test.describe('a page of the version before', () => {
  test('still says what happens to the cart', async ({ page }) => {
    await emptyCart(page);
    await page.goto('/search-page/needle/1');
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    await page.route(FILES, (route) => route.fulfill({ status: 404 }));

    await page.getByRole('main').locator('input[data-quantity]:enabled').first().fill('1');
    await page.getByRole('button', { name: /Update cart \(1/ }).click();
    await expect(page.getByText('Added item to the cart')).toBeVisible();
  });

  test('reloads once for a screen that is gone, and keeps what was typed', async ({ page }) => {
    await emptyCart(page);
    await page.goto('/search-page/needle/1');
    await waitForHydration(page);
    const box = page.getByRole('main').locator('input[data-quantity]:enabled').first();
    await box.fill('3');
    let reloads = 0;
    await page.route(FILES, (route) =>
      reloads === 0 ? route.fulfill({ status: 404 }) : route.fallback(),
    );
    await page.route('**/pdata', (route) => {
      reloads += 1;
      return route.fallback();
    });
    // Without a link, whose screen would have been loaded before it was clicked.
    await page.evaluate(() => {
      history.pushState(null, '', '/pdata');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page.getByRole('heading', { level: 1, name: 'Product data' })).toBeVisible();
    expect(reloads).toBe(1);
    await page.goBack();
    await expect(box).toHaveValue('3');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a toast covers neither the cart nor the title bar', async ({ page }) => {
    await emptyCart(page);
    await page.goto('/search-page/needle/1');
    await page.getByRole('main').locator('input[data-quantity]:enabled').first().fill('1');
    await page.getByRole('button', { name: /Update cart/ }).click();
    const toast = page.getByText('Added item to the cart');
    await expect(toast).toBeVisible();
    const bar = await page.locator('header').first().boundingBox();
    await expect
      .poll(async () => (await toast.boundingBox())?.y)
      .toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
  });
});
