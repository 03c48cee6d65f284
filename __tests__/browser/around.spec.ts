import { expect, test, type Page } from '@playwright/test';

import { recordShifts, totalShift } from '../support/layoutShifts';
import { test as signedIn } from '../support/signedIn';

const launcher = (page: Page) => page.getByRole('button', { name: 'Chat with us' });

test.describe('the live chat', () => {
  test('is neither loaded nor shown for a visitor', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.goto('/products', { waitUntil: 'networkidle' });

    expect(scripts.filter((url) => url.includes('/chat/'))).toEqual([]);
    await expect(launcher(page)).toHaveCount(0);
  });

  signedIn(
    'answers a buyer’s question, by keyboard alone, and goes with the session',
    async ({ page }) => {
      await page.goto('/');
      await launcher(page).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('textbox', { name: 'Your question' })).toBeFocused();
      await page.keyboard.type('what is a ship pack');
      await page.keyboard.press('Enter');

      await expect(page.getByRole('log')).toContainText('smallest quantity');
      await page.keyboard.press('Escape');
      await expect(launcher(page)).toBeFocused();

      await page.getByRole('button', { name: 'Sign out' }).first().click();
      await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
      await expect(launcher(page)).toHaveCount(0);
    },
  );

  signedIn('does not break the page when its script cannot be had', async ({ page }) => {
    await page.route('**/chat/widget.js', (route) => route.abort());
    await page.goto('/products');

    await expect(page.getByRole('heading', { name: 'All products' })).toBeVisible();
    await expect(launcher(page)).toHaveCount(0);
  });
});

/** Serves the page as with `ANALYTICS_ID` set; the provider is never contacted. */
async function withStatistics(page: Page) {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (request.url().includes('googletagmanager')) return route.abort();
    if (request.resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace('"analyticsId":""', '"analyticsId":"G-TEST1"');
    return route.fulfill({ response, body });
  });
  return () => urls.filter((url) => /google|ipgeo/.test(url));
}

test.describe('visit statistics', () => {
  test('wait for the visitor’s consent, and asking for it shifts nothing on the page', async ({
    page,
  }) => {
    const outside = await withStatistics(page);
    await recordShifts(page);
    await page.goto('/products', { waitUntil: 'networkidle' });
    const region = page.getByRole('region', { name: 'Visit statistics' });
    await expect(region).toBeVisible();
    expect(await totalShift(page)).toBeLessThan(0.001);
    expect(outside()).toEqual([]);

    await region.getByRole('button', { name: 'Decline' }).click();
    await expect(region).toHaveCount(0);
    await page.reload({ waitUntil: 'networkidle' });
    await expect(region).toHaveCount(0);
    expect(outside()).toEqual([]);
  });

  test('never hide the focused element behind the consent banner', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await withStatistics(page);
    await page.goto('/products');
    const region = page.getByRole('region', { name: 'Visit statistics' });
    await expect(region).toBeVisible();
    const top = (await region.boundingBox())?.y ?? 0;

    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      const isBehind = await focused.evaluate(
        (element, edge) =>
          !element.closest('section, .bottom-bar') && element.getBoundingClientRect().top >= edge,
        top,
      );
      expect(isBehind).toBe(false);
    }
  });
});
