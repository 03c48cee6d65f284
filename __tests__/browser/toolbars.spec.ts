import { expect, type Page } from '@playwright/test';

import { readIn } from '../support/browser';
import { test } from '../support/signedIn';
import { everyFew } from '../support/trials';

import { moveWhole, READ_IN, walkWhole } from './everyPage';

const PAGES = [
  '/quick-order',
  '/order',
  '/what-i-buy',
  '/products',
  '/search-page/thread/1',
  '/favourite-view',
];

/** Returns the names of controls outside tables that are partly beyond the edges of the window. */
const controlsOffScreen = (page: Page) =>
  page.locator('main :is(button, a, select, input, label)').evaluateAll((all) =>
    all
      .filter((control) => !control.closest('table, ul') && control.checkVisibility())
      .filter((control) => {
        const { left, right, width } = control.getBoundingClientRect();
        return width > 1 && (left < 0 || right > innerWidth);
      })
      .map((control) => control.textContent || control.getAttribute('aria-label')),
  );

/** Returns the toolbar selects whose chosen text is wider than its box. */
const cutSelects = (page: Page) =>
  page.locator('main select:visible').evaluateAll((all) =>
    (all as HTMLSelectElement[])
      .filter((select) => {
        const { width } = select.getBoundingClientRect();
        const alone = select.cloneNode() as HTMLSelectElement;
        alone.style.cssText = 'position: absolute; width: auto; min-width: 0';
        alone.append(select.selectedOptions[0]!.cloneNode(true));
        select.after(alone);
        const isCut = alone.getBoundingClientRect().width > width + 1;
        alone.remove();
        return isCut;
      })
      .map((select) => select.selectedOptions[0]!.text),
  );

for (const [which, width] of [390, 820].entries()) {
  test.describe(`a window ${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 1000 }, hasTouch: true });

    for (const [at, lang] of READ_IN.entries()) {
      // In the ordinary test run, each list is read in one language at one width and in the other at
      // the other.
      const pages = everyFew(PAGES, 2, which + at);

      test(`shows every control of a toolbar, and its whole text, in '${lang}'`, async ({
        page,
      }) => {
        await readIn(page, lang);
        await walkWhole(page, pages, async (address) => {
          expect(await controlsOffScreen(page), address).toEqual([]);
          expect(await cutSelects(page), address).toEqual([]);
        });
        await moveWhole(page, '/order');
        await page.locator('main tbody a').first().click();
        await expect(page).toHaveURL(/orderdetails/);
        expect(await controlsOffScreen(page)).toEqual([]);
      });
    }
  });
}
