import { expect, type Page } from '@playwright/test';

import { emptyCart, placeOrder, productIds } from '../support/browser';
import { test } from '../support/signedIn';
import { translatePage } from '../support/translatePage';
import { everyFew } from '../support/trials';

/** Clicks and key presses of a person. */
interface Person {
  clicks: number;
  keys: number;
}

/**
 * Counts clicks and non-text keys received by the page; the returned function checks them against a
 * maximum.
 */
async function watch(page: Page): Promise<(ceiling: Person) => void> {
  const person: Person = { clicks: 0, keys: 0 };
  await page.exposeFunction('heard', (what: keyof Person) => void (person[what] += 1));
  await page.addInitScript(() => {
    const { heard: countEvent } = window as unknown as { heard: (what: 'clicks' | 'keys') => void };
    document.addEventListener(
      'click',
      ({ isTrusted, detail }) => isTrusted && detail > 0 && countEvent('clicks'),
      true,
    );
    document.addEventListener(
      'keydown',
      ({ key, isTrusted }) => isTrusted && key.length > 1 && countEvent('keys'),
      true,
    );
  });
  return ({ clicks, keys }) => {
    expect(person.clicks).toBeLessThanOrEqual(clicks);
    expect(person.keys).toBeLessThanOrEqual(keys);
  };
}

/** Whether the browser translates whatever the page shows, as it comes. */
const READERS = [
  ['a clerk', false],
  ['a clerk whose browser translates the page', true],
] as const;

const keepTranslating = (page: Page) =>
  page.addInitScript(`
    ${translatePage.toString()}
    document.addEventListener('DOMContentLoaded', () => {
      addEventListener('load', () => translatePage());
      new MutationObserver(() => performance.getEntriesByName('usable').length && translatePage())
        .observe(document.body, { childList: true, characterData: true, subtree: true });
    });`);

const place = async (page: Page) => {
  await page.getByRole('button', { name: 'Place the order' }).click();
  await expect(page.getByRole('heading', { name: /^Order \d+ has been placed$/ })).toBeVisible();
};

/** Pastes a text at the caret, like Ctrl+V. */
const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);

/** What a clerk does at a desk. */
const TASKS: Record<string, (page: Page) => Promise<void>> = {
  're-orders with two changed quantities in five clicks and one key': async (page) => {
    const id = await placeOrder(page, 3);
    const done = await watch(page);
    await page.goto('/');
    await page.getByRole('link', { name: `Re-order order ${id}` }).click();
    const panel = page.getByRole('region', { name: 'Re-order' });
    const boxes = panel.locator('input[data-quantity]:enabled');
    for (const at of [0, 1]) {
      await boxes.nth(at).click();
      await boxes.nth(at).fill('1');
    }
    await panel.getByRole('button', { name: /^Add \d+ lines? to cart/ }).click();
    await panel.getByRole('link', { name: 'Review and place the order' }).press('Enter');
    await place(page);

    done({ clicks: 5, keys: 1 });
  },

  'orders thirty lines pasted from an e-mail in four clicks': async (page) => {
    const ids = (await productIds(page)).slice(0, 30);
    const done = await watch(page);
    await page.goto('/quick-order');
    await page
      .getByRole('combobox', { name: /of a new line$/ })
      .first()
      .click();
    await paste(page, ids.map((id, at) => `${id}\t${1 + (at % 3)}`).join('\n'));
    await page.getByRole('button', { name: /^Add 30 lines to cart/ }).click();
    await page.getByRole('link', { name: 'Review and place the order' }).click();
    await place(page);

    done({ clicks: 4, keys: 0 });
  },

  'finds a product and adds twelve packs of it to the cart in two clicks and two keys': async (
    page,
  ) => {
    const done = await watch(page);
    await page.goto('/');
    await expect(page.getByRole('button', { name: /^Add \d+ usual quantities$/ })).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.type('white craft glue');
    await page.keyboard.press('Enter');
    // The address changes first, beside the boxes of the home page.
    await expect(page.getByRole('heading', { level: 1, name: /white craft glue/ })).toBeVisible();
    await page.getByRole('main').locator('input[data-quantity]:enabled').first().click();
    await page.keyboard.type('12');
    await page.getByRole('button', { name: /^Update cart \(1/ }).click();
    await expect(page.getByRole('link', { name: 'Cart, 1 line' })).toBeVisible();

    done({ clicks: 2, keys: 2 });
  },

  'adds a scanner file with two wrong codes to the cart in four clicks': async (page) => {
    const [first, second, third] = await productIds(page);
    const done = await watch(page);
    await page.goto('/opticon');
    const codes = [first, second, 'NO-SUCH-1', third, 'NO-SUCH-2'];
    const buffer = Buffer.from(
      codes.map((code) => `${code},003278,14:41:03,23/11/2025\r\n`).join(''),
    );
    const chooser = page.waitForEvent('filechooser');
    await page.getByText('Choose a file').first().click();
    await (await chooser).setFiles({ name: 'SCANNED.TXT', mimeType: 'text/plain', buffer });
    await page.getByRole('button', { name: 'Add 3 lines to cart' }).click();
    await expect(page.getByRole('button', { name: '2 to fix' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cart, 3 lines' })).toBeVisible();

    done({ clicks: 4, keys: 0 });
  },

  'finds the orders that contain a product in two clicks': async (page) => {
    const done = await watch(page);
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Orders', exact: true }).click();
    await page.getByRole('searchbox', { name: 'Search orders' }).click();
    await page.keyboard.type('RG101A');
    const found = page.getByRole('row').filter({ hasText: 'RG101A' });

    await expect(found.first()).toContainText(/\d+ × \d+ RG101A|RG101A/);
    done({ clicks: 2, keys: 0 });
  },
};

for (const [clerk, isTranslated] of READERS) {
  test.describe(clerk, () => {
    test.beforeEach(async ({ page }) => {
      await emptyCart(page);
      if (isTranslated) await keepTranslating(page);
    });

    // A translated page needs the same clicks, and whatever else can go wrong.
    for (const [task, carryOut] of everyFew(Object.entries(TASKS), isTranslated ? 1 : 3)) {
      test(task, async ({ page }) => carryOut(page));
    }
  });

  test.describe(`${clerk} on a phone`, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test('orders three products by number in three taps and three keys', async ({ page }) => {
      await emptyCart(page);
      if (isTranslated) await keepTranslating(page);
      const ids = (await productIds(page)).slice(0, 3);
      const done = await watch(page);
      await page.goto('/');
      await page.getByRole('textbox', { name: 'Product number or barcode' }).tap();
      for (const [at, id] of ids.entries()) {
        await page.keyboard.type(id);
        await page.keyboard.press('Enter');
        await expect(
          page.getByRole('link', { name: `Cart, ${at + 1} line${at ? 's' : ''}` }),
        ).toBeVisible();
      }
      await page.getByRole('link', { name: 'Checkout' }).tap();
      await place(page);

      done({ clicks: 3, keys: 3 });
    });
  });
}
