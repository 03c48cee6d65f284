import { expect, type BrowserContext, type Page } from '@playwright/test';

import { barcodePhoto } from '../support/barcodePictures';
import { canadian, emptyCart, openWithin, productIds, waitForHydration } from '../support/browser';
import { makeNextBuild } from '../support/nextBuild';
import { ownServer } from '../support/ownServer';
import { signedInState, test } from '../support/signedIn';
import { simulateScanner } from '../support/simulatedScanner';
import { everyFew } from '../support/trials';

const PORT = Number(process.env.BROWSER_TEST_PORT ?? 3196) + 34;

/** The files of the page's own version, which a deployment has taken away. */
const FILES = '**/assets/*.js';

test.describe('a page of the version before', () => {
  test('still says what happens to the cart', async ({ page }) => {
    await emptyCart(page);
    const toasts = page.waitForResponse(
      async (answer) => answer.url().endsWith('.js') && (await answer.text()).includes('notistack'),
    );
    await page.goto('/search-page/TH127/1');
    await waitForHydration(page);
    await toasts;
    await page.route(FILES, (route) => route.fulfill({ status: 404 }));

    await page.getByRole('main').locator('input[data-quantity]:enabled').first().fill('1');
    await page.getByRole('button', { name: /Update cart \(1/ }).click();
    await expect(page.getByText('Added item to the cart')).toBeVisible();
  });

  test('reloads once for a screen that is gone, and keeps what was typed', async ({ page }) => {
    await emptyCart(page);
    await page.goto('/search-page/TH127/1');
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
    await openWithin(page, '/pdata');
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
    await page.goto('/search-page/TH127/1');
    await page.getByRole('main').locator('input[data-quantity]:enabled').first().fill('1');
    await page.getByRole('button', { name: /Update cart/ }).click();
    // In one call, since a toast goes by itself: whether it slides to below the bar before that.
    const isBelow = await page.getByText('Added item to the cart').evaluate(async (toast) => {
      const bar = document.querySelector('header')?.getBoundingClientRect();
      const isClear = () =>
        toast.checkVisibility() && toast.getBoundingClientRect().top > (bar?.bottom ?? Infinity);
      while (toast.isConnected && !isClear()) await new Promise(requestAnimationFrame);
      return isClear();
    });
    expect(isBelow).toBe(true);
  });
});

/** Every screen of a customer, with its heading. */
const SCREENS = {
  '/cart': 'Cart',
  '/order': 'Orders',
  '/favourite-view': 'Favourites',
  '/pdata': 'Product data',
  '/pform': 'Order form',
  '/profile': 'Profile',
  '/what-i-buy': 'What I buy',
  '/customer-support': 'Customer support',
  '/catalogues': 'Catalogues',
  '/opticon': 'Opticon upload',
};

/** Uses the parts of the worksheet that are loaded on demand. */
async function useWorksheet(page: Page, code: string, cableTitle: string) {
  const file = { name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(`${code},2\r\n`) };
  await page.locator('input[type=file]').first().setInputFiles(file);
  await expect(page.getByRole('row').filter({ hasText: code })).toBeVisible();

  await page.getByRole('button', { name: 'Scan with the camera' }).click();
  const camera = page.getByRole('dialog', { name: 'Scan with the camera' });
  const picture = {
    name: 'shelf.png',
    mimeType: 'image/png',
    buffer: Buffer.from(await barcodePhoto('ean13', '8710841030181')),
  };
  await camera.getByLabel('From a picture').setInputFiles(picture);
  await expect(camera).toContainText('1 barcode found');
  await camera.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Read the scanner' }).click();
  const cable = page.getByRole('dialog', { name: cableTitle });
  await expect(cable).toContainText('1 scan of 1 code');
  await cable.getByRole('button', { name: 'Close' }).click();
}

for (const [at, serviceWorkers] of (['block', 'allow'] as const).entries()) {
  test(`a page stays whole when the next version is deployed (service workers: ${serviceWorkers})`, async ({
    browser,
  }) => {
    // It fills a shop of its own first.
    test.slow();
    const shop = ownServer(PORT, { DEMO: 'on', LIMITS_RENDERING: '0' });
    const next = makeNextBuild({ from: 'Connected scanner', to: 'Scanner on a cable' });
    let context: BrowserContext | undefined;
    try {
      await shop.start();
      const storageState = await signedInState(shop.address, canadian);
      context = await browser.newContext({ baseURL: shop.address, serviceWorkers, storageState });
      const page = await context.newPage();
      const record = { kind: 3, code: 'AC1000', at: [1, 41, 14, 23, 11, 25] };
      await page.addInitScript(`{
        const scanner = (${simulateScanner.toString()})(${JSON.stringify({ records: [record] })});
        Object.defineProperty(navigator, 'serial', {
          value: { getPorts: async () => [], requestPort: async () => scanner.port },
        });
      }`);
      const [id = ''] = await productIds(page);
      await page.goto('/quick-order');
      await waitForHydration(page);
      await page.waitForLoadState('networkidle');
      // The first version of the worker would otherwise be the next.
      if (serviceWorkers === 'allow')
        await page.evaluate(async () => void (await navigator.serviceWorker.ready));

      await shop.kill();
      await shop.start(next.folder);
      await useWorksheet(page, id, 'Connected scanner');
      await page.getByRole('button', { name: /^Add \d lines? to cart/ }).click();
      await expect(page.getByText(/^\d lines? (is|are) in the cart/)).toBeVisible();
      for (const [path, heading] of everyFew(Object.entries(SCREENS), 2, at)) {
        await openWithin(page, path);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      }
      await openWithin(page, '/search-page/TH127/1');
      await page.getByRole('main').locator('input[data-quantity]:enabled').first().fill('1');
      await page.getByRole('button', { name: /Update cart \(1/ }).click();
      await expect(page.getByText('Added item to the cart').first()).toBeVisible();
      await expect(page.locator(`script[src*="${next.hash}"]`).first()).toBeAttached();

      if (serviceWorkers === 'allow') {
        await page.evaluate(async () => void (await navigator.serviceWorker.ready).update());
        await page.getByRole('button', { name: 'Reload' }).click();
      } else await page.reload();
      await expect(page.locator(`script[src*="${next.nextHash}"]`).first()).toBeAttached();
      await page.goto('/opticon');
      await page.getByRole('button', { name: 'Read the scanner' }).click();
      await expect(page.getByRole('dialog', { name: 'Scanner on a cable' })).toBeVisible();
    } finally {
      await context?.close();
      await shop.close();
      next.remove();
    }
  });
}
