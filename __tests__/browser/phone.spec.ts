import { expect, type Page } from '@playwright/test';

import { readIn } from '../support/browser';
import { test } from '../support/signedIn';

import { openWhole, READ_IN, walkWhole } from './everyPage';

/** How many rows of a list a phone shows at once. */
const ROWS: Record<string, number> = {
  '/order': 4,
  '/what-i-buy': 3,
  '/pdata': 3,
  '/products': 4,
  '/favourite-view': 4,
};

const PAGES = ['/', '/products', '/quick-order', '/order', '/opticon', '/pdata', '/profile'];

/** Returns the share of the viewport that stays in place when the page is scrolled. */
const shareThatStays = (page: Page) =>
  page.evaluate(() => {
    const rows = Array.from({ length: innerHeight }, () => false);
    for (const part of document.querySelectorAll('header, nav, main *, body > * > div')) {
      const { position } = getComputedStyle(part);
      const { top, bottom, width } = part.getBoundingClientRect();
      if (!/^(sticky|fixed)$/.test(position) || width < innerWidth / 2) continue;
      rows.fill(true, Math.max(0, Math.round(top)), Math.max(0, Math.round(bottom)));
    }
    return rows.filter(Boolean).length / innerHeight;
  });

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('has no text box that makes the browser zoom in', async ({ page }) => {
    await walkWhole(page, PAGES, async (at) => {
      const boxes = page.locator(
        'input:visible:not([type=checkbox], [type=radio], [type=file]), select:visible, textarea:visible',
      );
      const smallest = () =>
        boxes.evaluateAll((all) =>
          Math.min(...all.map((box) => Number.parseFloat(getComputedStyle(box).fontSize))),
        );
      // A box that its screen has just replaced has no style.
      await expect.poll(smallest, at).toBeGreaterThanOrEqual(16);
    });
  });

  for (const lang of READ_IN) {
    test(`shows each label of the product number box on one line in '${lang}'`, async ({
      page,
    }) => {
      await readIn(page, lang);
      await openWhole(page, '/');
      const labels = page.locator('section[aria-labelledby=quick-title] label');
      await expect(labels).toHaveCount(2);
      const heights = await labels.evaluateAll((all) =>
        all.map((label) => {
          const words = document.createRange();
          words.selectNode(label.firstChild!);
          return words.getBoundingClientRect().height;
        }),
      );
      expect(Math.max(...heights)).toBeLessThan(30);
    });
  }

  test('shows three or four complete rows of each list without scrolling', async ({ page }) => {
    await walkWhole(page, Object.keys(ROWS), async (at) => {
      const bar = await page.locator('nav:has(> a):has(> button)').boundingBox();
      const ends = await page
        .locator('main tbody tr')
        .evaluateAll((all) => all.map((row) => row.getBoundingClientRect().bottom));
      const whole = ends.filter((end) => end <= bar!.y);
      expect(whole.length, at).toBeGreaterThanOrEqual(ROWS[at]!);
    });
  });

  test('opens the order filters with one tap, and shows how many are active', async ({ page }) => {
    await openWhole(page, '/order');
    const status = page.getByRole('combobox', { name: 'Status' });
    await expect(status).toBeHidden();
    await page.getByRole('button', { name: 'Show filters' }).tap();
    await status.selectOption('Cancelled');
    await page.getByRole('button', { name: /^Hide filters ?1$/ }).tap();
    await expect(status).toBeHidden();
    await expect(page).toHaveURL(/status=cancelled/);
  });
});

test.describe('a phone in landscape orientation', () => {
  test.use({ viewport: { width: 740, height: 360 }, hasTouch: true, isMobile: true });

  test('leaves two thirds of the window to the page content', async ({ page }) => {
    await walkWhole(page, PAGES, async (at) => {
      for (const width of [740, 640]) {
        await page.setViewportSize({ width, height: 360 });
        await page.mouse.wheel(0, 400);
        expect(await shareThatStays(page), `${at} at ${width} pixels`).toBeLessThanOrEqual(1 / 3);
      }
    });
  });
});
