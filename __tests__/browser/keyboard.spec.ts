import { expect, test, type Page } from '@playwright/test';

import { axeViolations } from '../support/accessibility';
import { emptyCart, fillCart, waitForHydration } from '../support/browser';
import { hiddenStops } from '../support/focus';
import { test as signedIn } from '../support/signedIn';
import { everyFew } from '../support/trials';

const PHONE = { width: 390, height: 700 };
const DEVICES = [
  ['desk', { width: 1280, height: 800 }],
  ['phone', PHONE],
] as const;
/** A short screen within the whole layout. */
const SHORT = '/about-us';
const WALKED = ['/products', '/order', '/customer-support'];

const bottomBar = (page: Page) => page.getByRole('navigation', { name: 'Main', exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

async function expectNoFaults(page: Page) {
  await page.locator('h1').first().waitFor();
  expect(await axeViolations(page)).toEqual([]);
}

test.use({ reducedMotion: 'reduce' });

test.describe('with a keyboard alone, the dialog that leads anywhere', () => {
  test('opens by ? at its first use, finds a product, and closes with Escape', async ({ page }) => {
    await page.goto(SHORT);
    await waitForHydration(page);
    await page.keyboard.press('?');
    const box = page.getByRole('combobox', { name: 'Screen, product or order' });
    await expect(box).toBeFocused();
    await expectNoFaults(page);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);

    await page.keyboard.press('Control+k');
    await expect(box).toBeFocused();
    await page.keyboard.type('thread');
    const found = page.getByRole('option', { name: / Products$/ }).first();
    await expect(found).toBeVisible();
    await expectNoFaults(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/description\//);
  });

  test('leaves ? to fields, and to everything once it is turned off', async ({ page }) => {
    await page.goto(SHORT);
    await waitForHydration(page);
    await page.keyboard.press('/');
    await page.keyboard.type('?');
    await expect(page.getByRole('combobox', { name: 'Search products' })).toHaveValue('?');
    await expect(dialog(page)).toHaveCount(0);

    await page.keyboard.press('Control+k');
    await page.getByRole('checkbox', { name: 'Single-key shortcuts' }).uncheck();
    await page.keyboard.press('Escape');
    await page.reload();
    await waitForHydration(page);
    await page.keyboard.press('?');
    await page.keyboard.press('/');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Screen, product or order' })).toHaveValue('');
  });
});

test.describe('with a keyboard alone, a panel', () => {
  test('of a category opens, is entered, closes with Escape and returns the focus', async ({
    page,
  }) => {
    await page.goto(SHORT);
    const category = page
      .getByRole('navigation', { name: 'Product categories' })
      .getByRole('link', { name: 'Sewing Notions', exact: true });
    await waitForHydration(page);
    await category.focus();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('link', { name: 'All of Sewing Notions' }).waitFor();
    await expectNoFaults(page);

    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'All of Sewing Notions' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'All of Sewing Notions' })).toHaveCount(0);
    await expect(category).toBeFocused();
  });

  test('of the languages opens, and returns the focus after a choice', async ({ page }) => {
    await page.goto(SHORT);
    await page.getByRole('button', { name: 'Language: English' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('checkbox', { name: 'English' })).toBeVisible();
    await expectNoFaults(page);

    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: 'Langue: Français' })).toBeFocused();
  });

  signedIn('of the cart opens, is entered, and closes with Escape', async ({ page }) => {
    await emptyCart(page);
    await fillCart(page, 'glue', 2);
    await page.goto(SHORT);
    const cart = page.getByRole('link', { name: /^Cart, / });
    await waitForHydration(page);
    await cart.focus();
    await page.keyboard.press('ArrowDown');
    const less = page.getByRole('button', { name: /^One fewer pack/ }).first();
    await less.waitFor();
    await expectNoFaults(page);

    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(less).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(cart).toBeFocused();
    await expect(less).toHaveCount(0);
  });
});

test.describe('with a keyboard alone, a sheet on a phone', () => {
  test.use({ viewport: PHONE });

  test('of categories or languages keeps the focus inside, and returns it when closed', async ({
    page,
  }) => {
    await page.goto(SHORT);
    for (const name of ['Categories', 'Language']) {
      const opener = bottomBar(page).getByRole('button', { name });
      await opener.focus();
      await page.keyboard.press('Enter');
      await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeFocused();
      await expectNoFaults(page);

      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      const isInside = dialog(page).evaluate((sheet) => sheet.contains(document.activeElement));
      expect(await isInside).toBe(true);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      await expect(opener).toBeFocused();
    }
  });

  test('of filters opens in place', async ({ page }) => {
    await page.goto('/products');
    await page.getByRole('button', { name: 'Show filters' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Hide filters' })).toBeFocused();
    await expectNoFaults(page);
  });
});

test.describe('with a keyboard alone, the focus', () => {
  for (const [at, [device, viewport]] of DEVICES.entries()) {
    signedIn(`is never hidden on a ${device}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      for (const address of everyFew(WALKED, 2, at)) {
        await page.goto(address, { waitUntil: 'networkidle' });
        expect(await hiddenStops(page, 'Tab', 60)).toEqual([]);
        expect(await hiddenStops(page, 'Shift+Tab', 50)).toEqual([]);
      }
    });
  }

  test('moves to the start of the next screen, whose name is read out', async ({ page }) => {
    await page.goto(SHORT);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page.locator('[aria-live]').filter({ hasText: /^Privacy$/ })).toHaveCount(1);
  });

  test('starts in the first field of the sign-in', async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByLabel('Email address')).toBeFocused();
  });

  test('moves to the invalid field', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Sign in' }).press('Enter');
    await expect(page.getByLabel('Email address')).toBeFocused();
    await expectNoFaults(page);
  });

  signedIn('is taken to the sign-in when the session has ended', async ({ page }) => {
    await page.route('**/api/fetch-order*', (route) =>
      route.fulfill({ status: 401, json: { status: false, message: 'Sign in to do this.' } }),
    );
    await page.goto('/order');
    await expect(dialog(page)).toBeVisible();
    await expectNoFaults(page);
    await dialog(page).getByRole('button', { name: 'Sign in' }).press('Enter');
    await expect(dialog(page).getByLabel('Password', { exact: true })).toBeFocused();
    await expectNoFaults(page);
  });
});

test.describe('axe finds nothing', () => {
  signedIn('in a toast', async ({ page }) => {
    await page.goto('/search-page/glue/1');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^(Add|Remove) .+ favourites$/ })
      .first()
      .click();
    await expect(page.getByText(/Product is (added to|removed from) favourites/)).toBeVisible();
    await expectNoFaults(page);
  });

  signedIn('in the chat', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Chat with us' }).press('Enter');
    await expect(page.getByRole('textbox', { name: 'Your question' })).toBeFocused();
    await expectNoFaults(page);
  });

  test('when the server does not respond', async ({ page }) => {
    await page.route('**/api/cadProducts*', (route) => route.abort());
    await page.goto('/category-page/Sewing%20Notions');
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await expectNoFaults(page);
  });
});
