import { expect, type Page } from '@playwright/test';

import type { listOrders } from '#contract/orders';
import type { Reply } from '#contract/route';

import { readIn, signedInCustomer } from '../support/browser';
import { test as signedIn } from '../support/signedIn';
import { everyFew } from '../support/trials';

import { everyAddress, READ_IN, walkWhole } from './everyPage';

/** A browser with the default text size doubled. */
const test = signedIn.extend({
  launchOptions: [
    async ({ launchOptions }, begin) => {
      const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'];
      await begin({ ...launchOptions, args });
    },
    { scope: 'worker' },
  ],
});

test.use({ viewport: { width: 1280, height: 900 } });

async function addresses(page: Page) {
  const { user, headers } = await signedInCustomer(page);
  const params = { user_id: user.user_value };
  const answer = await page.request.get('/api/fetch-order', { params, headers });
  const { orders } = (await answer.json()) as Reply<typeof listOrders>;
  return everyAddress(page, { product_id: 'AC1001', order_id: orders[0]!.order_id });
}

/** Returns elements beyond the viewport, and text clipped by its own box. */
const lost = (page: Page) =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (part) => part.checkVisibility() && !part.closest('.hidden-text, thead, [aria-hidden]'),
    );
    const nameOf = (part: HTMLElement) => `${part.tagName} ${part.textContent.slice(0, 40)}`;
    const isCut = ({ scrollWidth, clientWidth }: HTMLElement) =>
      clientWidth > 0 && scrollWidth > clientWidth + 1;
    const isBeyond = document.documentElement.scrollWidth > innerWidth;
    const worded = parts.filter((part) => part.matches('td, th, dd, button, label, a'));
    return [...(isBeyond ? ['the page itself'] : []), ...worded.filter(isCut).map(nameOf)];
  });

async function expectAllInSight(page: Page, open: readonly string[]): Promise<void> {
  await walkWhole(page, open, async (address) => {
    const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    expect(size).toBe('32px');
    expect.soft(await lost(page), address).toEqual([]);
  });
}

test.describe('text at twice the size, in a window 1280 pixels wide,', () => {
  for (const [at, language] of READ_IN.entries()) {
    // A proof opens every screen in every language.
    const some = (open: readonly string[]) => everyFew(open, 4, at);

    test(`fits on every screen of a buyer, in '${language}'`, async ({ page }) => {
      test.setTimeout(180_000);
      const { buyer } = await addresses(page);
      await readIn(page, language);
      await expectAllInSight(page, some(buyer));
    });

    test(`fits on every screen of a visitor, in '${language}'`, async ({ page, browser }) => {
      test.setTimeout(180_000);
      const { visitor } = await addresses(page);
      const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
      await readIn(context, language);
      const reader = await context.newPage();
      await expectAllInSight(reader, some(visitor));
      await context.close();
    });
  }
});
