import { expect, type Page } from '@playwright/test';

import { canadian, emptyCart, fillCart, waitForHydration } from '../support/browser';
import { ownProfile } from '../support/ownProfile';
import { signedInState, test } from '../support/signedIn';
import { eachTrial } from '../support/trials';

const unsaved = (page: Page) => page.getByRole('link', { name: /^Cart, .*not saved yet$/ });
const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('textbox') });

/** Opens a list; returns what enters packs of its first product and presses the button that sends them. */
async function addOne(page: Page, packs: string) {
  await page.goto('/search-page/TH127/1');
  const box = page.getByRole('main').locator('input[data-quantity]:enabled').first();
  await expect(box).toBeVisible();
  // Without a connection, the box of the server's page would wait for its script.
  await waitForHydration(page);
  return async () => {
    await box.fill(packs);
    await page.getByRole('button', { name: /Update cart \(1/ }).click();
  };
}

test.beforeEach(async ({ page }) => {
  await emptyCart(page);
});

test.describe('a cart without a connection', () => {
  test('keeps what is added and saves it when the connection is back', async ({
    page,
    context,
  }) => {
    const add = await addOne(page, '2');
    await context.setOffline(true);
    await add();
    await expect(unsaved(page)).toBeVisible();

    await context.setOffline(false);
    await expect(unsaved(page)).toBeHidden({ timeout: 30_000 });
    await page.goto('/cart');
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page).getByRole('textbox')).toHaveValue('2');
  });

  test('saves what was added before the tab was closed, exactly once', async ({
    page,
    context,
  }) => {
    const add = await addOne(page, '2');
    await context.setOffline(true);
    await add();
    await expect(unsaved(page)).toBeVisible();
    await page.close();

    await context.setOffline(false);
    const later = await context.newPage();
    await later.goto('/cart');
    await expect(rows(later)).toHaveCount(1);
    await expect(rows(later).getByRole('textbox')).toHaveValue('2');
    await later.reload();
    await expect(rows(later).getByRole('textbox')).toHaveValue('2');
    await expect(unsaved(later)).toBeHidden();
  });
});

test('a screen that was never opened says that the connection is missing, and follows once it is back', async ({
  page,
  context,
}) => {
  await page.goto('/order');
  await page.waitForLoadState('networkidle');
  // As without a service worker, which caches the code of some screens for later.
  await page.route('**/assets/**', (route) => route.abort());
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Customer support' }).first().click();
  await expect(page.getByRole('main')).toContainText('the server is not responding');

  await page.unroute('**/assets/**');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Customer support' })).toBeVisible({
    timeout: 30_000,
  });
});

test.describe('a browser that is killed', () => {
  eachTrial(1).forEach(([trial]) => {
    test(`still has what was added offline, and saves it once (${trial})`, async ({
      baseURL,
      page: otherwise,
    }) => {
      const profile = ownProfile(baseURL);
      await profile.signIn(await signedInState(baseURL, canadian));
      const page = await profile.open();
      const packs = String(2 + (trial % 5));
      const add = await addOne(page, packs);
      await page.context().setOffline(true);
      await add();
      await expect(unsaved(page)).toBeVisible();
      await profile.kill();

      const later = await profile.open();
      await later.goto('/cart');
      await expect(rows(later)).toHaveCount(1);
      await expect(unsaved(later)).toBeHidden();
      await profile.close();
      profile.remove();

      await otherwise.goto('/cart');
      await expect(rows(otherwise).getByRole('textbox')).toHaveValue(packs);
    });
  });
});

test.describe('a cart that is open twice', () => {
  test('shows what another tab has changed, until the buyer confirms it', async ({
    page,
    context,
  }) => {
    await fillCart(page, 'thread', 2);
    const other = await context.newPage();
    await other.goto('/cart');
    await rows(other).first().getByRole('textbox').fill('3');
    await expect(other.getByText('Not saved yet')).toBeHidden();

    const changes = page.getByRole('list', { name: 'The cart was changed elsewhere' });
    await expect(changes.getByRole('listitem')).toHaveText(/1 → 3 packs\s*in another tab/);
    await expect(rows(page).first().getByRole('textbox')).toHaveValue('3');
    await expect(other.getByText('The cart was changed elsewhere')).toBeHidden();
    await page.getByRole('button', { name: 'Got it' }).click();
    await expect(changes).toBeHidden();
  });

  test('shows what another device has changed', async ({ page, browser, baseURL }) => {
    await fillCart(page, 'thread', 2);
    const storageState = await signedInState(baseURL, canadian);
    const device = await browser.newContext({ storageState });
    const other = await device.newPage();
    await other.goto('/cart');
    await rows(other).first().getByRole('textbox').fill('3');
    await expect(other.getByText('Not saved yet')).toBeHidden();
    await device.close();

    await page.reload();
    const changes = page.getByRole('list', { name: 'The cart was changed elsewhere' });
    await expect(changes.getByRole('listitem')).toHaveText(/1 → 3 packs\s*on another device/);
  });
});
