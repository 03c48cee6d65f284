import { expect, type Page } from '@playwright/test';

import { test } from '../support/signedIn';

test.use({ serviceWorkers: 'allow', storageState: undefined });

const OTHER_SITE = 'http://other-site.test/';

/** Opens the shop in a window of another site; returns whether that site has lost the window. */
async function openFromOtherSite(page: Page, address: string): Promise<boolean> {
  await page.route(OTHER_SITE, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<button>Open</button>' }),
  );
  await page.goto(OTHER_SITE);
  await page.evaluate((shop) => {
    document.querySelector('button')?.addEventListener('click', () => {
      Object.assign(window, { opened: window.open(shop) });
    });
  }, address);
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Open' }).click(),
  ]);
  await expect(opened.getByRole('main')).toBeVisible();
  return page.evaluate(() => (window as unknown as { opened: Window }).opened.closed);
}

test('another site loses the window in which it opens the shop, also on a repeat visit', async ({
  page,
  baseURL,
}) => {
  expect(await openFromOtherSite(page, `${baseURL}/products`)).toBe(true);

  await page.goto('/products');
  await page.waitForFunction(async () => {
    const names = (await caches.keys()).filter((name) => name !== 'files');
    const pages = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return pages.flat().length > 0;
  });
  expect(await openFromOtherSite(page, `${baseURL}/products`)).toBe(true);
});
