import { expect, test, type Page } from '@playwright/test';

import type { Reply } from '#contract/route';
import type { listQueue } from '#contract/staffOrders';

import { staffPaths } from '../../src/staffPaths';
import { startAtDesk } from '../support/deskSession';
import { everyFew } from '../support/trials';

import { everyAddress, READ_IN, walkWhole } from './everyPage';

test.use({ reducedMotion: 'reduce' });

const WIDTHS = [1366, 1440, 820];
const HEIGHT = 900;

/** Returns everything of a screen that is cut or lies outside the window, in words. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    const faults: string[] = [];
    if (root.scrollWidth > innerWidth)
      faults.push(`scrolls sideways by ${root.scrollWidth - innerWidth}`);

    /** Without what makes it at least as tall as the window. */
    const main = document.querySelector('main')!;
    main.style.cssText = 'min-height: 0; align-self: start';
    const isFitting = main.getBoundingClientRect().bottom + scrollY <= innerHeight;
    main.style.cssText = '';
    const tooTall = root.scrollHeight - innerHeight;
    if (isFitting && tooTall > 0) faults.push(`is ${tooTall} too tall for what it shows`);

    /** Whether what is around it scrolls by itself. */
    const isScrolled = (part: Element) => part.closest('nav, table') !== null;
    /** Whether a tooltip says the whole, or it is the name of an icon, which is only read out. */
    const isSaidElsewhere = (part: HTMLElement) =>
      part.closest('.hidden-text, [title]') !== null ||
      [part.parentElement, part.parentElement?.parentElement].some(
        (box) => box && box.clientWidth > 0 && box.clientWidth <= 40,
      );
    for (const part of document.querySelectorAll<HTMLElement>('main *, header *')) {
      const text = [...part.childNodes].some(
        (node) => node.nodeType === 3 && node.textContent?.trim(),
      );
      if (!text || !part.checkVisibility() || isSaidElsewhere(part)) continue;
      const { left, right, width } = part.getBoundingClientRect();
      const name = `${part.localName} “${part.textContent.slice(0, 40)}”`;
      if (width > 1 && (left < 0 || right > innerWidth) && !isScrolled(part)) {
        faults.push(`${name} is outside the window`);
      }
      const { overflowX, overflowY } = getComputedStyle(part);
      const isCutBeside = overflowX !== 'visible' && part.scrollWidth > part.clientWidth + 1;
      const isCutBelow = overflowY === 'hidden' && part.scrollHeight > part.clientHeight + 2;
      if (isCutBeside || isCutBelow) faults.push(`${name} is cut`);
    }
    return faults;
  });

/** Returns rows of the screen's lists that read the same as another. */
const doubles = (page: Page) =>
  page.locator('main tbody tr').evaluateAll((rows) => {
    const texts = rows.map((row) => (row as HTMLElement).innerText.trim());
    return texts.filter((text, index) => texts.indexOf(text) !== index);
  });

const softly = expect.configure({ soft: true });

for (const [at, language] of READ_IN.entries()) {
  // In the ordinary test run each screen is read in one language; a proof reads it in all three.
  test(`every screen of the desk shows all it has in '${language}', at each width`, async ({
    page,
  }) => {
    const { read } = await startAtDesk(page, language);
    const { orders } = await read<Reply<typeof listQueue>>('/api/staff/orders?queue=all');
    const { staff } = await everyAddress(page, {
      product_id: 'AC1001',
      order_id: orders[0]!.order_id,
    });
    const screens = [...staff, staffPaths.product('AC1001')];
    await walkWhole(page, everyFew(screens, READ_IN.length, at), async (address) => {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: HEIGHT });
        // A chart follows the width of the window a frame later.
        await softly.poll(() => measure(page), { message: `${address} at ${width}` }).toEqual([]);
      }
      // What happens again within a minute is written again in the record of activity.
      if (address !== staffPaths.activity) expect.soft(await doubles(page), address).toEqual([]);
    });
  });
}

test('customers and applicants are listed with their whole e-mail addresses, at each width', async ({
  page,
}) => {
  await startAtDesk(page);
  await walkWhole(page, [staffPaths.customers, staffPaths.applications], async (address) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      const addresses = page.getByRole('cell').filter({ hasText: '@' });
      await expect(addresses.first()).toBeVisible();
      const cut = await addresses.evaluateAll((cells) =>
        cells.flatMap((cell) =>
          [cell, ...cell.querySelectorAll('*')].flatMap((part) =>
            part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0
              ? [part.textContent]
              : [],
          ),
        ),
      );
      expect(cut, `${address} at ${width}`).toEqual([]);
    }
  });
});
