import { expect, test, type Page } from '@playwright/test';

import { waitForHydration } from '../support/browser';
import { test as signedIn } from '../support/signedIn';

const LISTING = '/products?page=2';
const PRODUCT = 'main :is(li, tr) a[href^="/description/"]:not([tabindex])';

/**
 * Opens a product from the middle of the list; returns its path and the scroll position of the
 * list.
 */
async function openProduct(page: Page) {
  await page.goto(LISTING);
  // Before hydration a link causes a full page load, and Back would load the list again.
  await waitForHydration(page);
  const link = page.locator(PRODUCT).nth(22);
  await link.hover();
  await page.waitForLoadState('networkidle');
  const left = await link.evaluate((product) => ({
    top: scrollY,
    path: product.getAttribute('href'),
    name: product.textContent,
  }));
  expect(left.top).toBeGreaterThan(300);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(left.name);
  await page.waitForLoadState('networkidle');
  return left;
}

/**
 * Goes back, and returns the scroll position in the first frame that contains a product link again.
 */
const topAfterBack = (page: Page, path: string | null): Promise<number> =>
  page.evaluate(
    (href) =>
      new Promise((resolve) => {
        const look = () => {
          if (document.querySelector(`main a[href="${href}"]`)) resolve(scrollY);
          else requestAnimationFrame(look);
        };
        addEventListener('popstate', () => requestAnimationFrame(look), { once: true });
        history.back();
      }),
    path,
  );

/**
 * Records the requests of a page from here on, except for the next page of the list, which may be
 * prefetched at any time.
 */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    const isAhead = search.includes('page=3');
    if (/^\/(api|search)\//.test(pathname) && !isAhead) calls.push(pathname + search);
  });
  return calls;
}

for (const [who, testAs] of [
  ['a visitor', test],
  ['a buyer', signedIn],
] as const) {
  testAs(
    `${who} who goes back from a product finds the list at the same position, at once and without a request`,
    async ({ page }) => {
      const left = await openProduct(page);
      const calls = callsOf(page);

      expect(await topAfterBack(page, left.path)).toBe(left.top);
      await page.waitForLoadState('networkidle');
      expect(calls).toEqual([]);

      await page.goForward();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(left.name);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      expect(calls).toEqual([]);
    },
  );
}
