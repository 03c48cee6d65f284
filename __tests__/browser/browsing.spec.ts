import { expect, test } from '@playwright/test';

import { waitForHydration } from '../support/browser';
import { test as signedIn } from '../support/signedIn';

const PRODUCT_LINK = 'a[href^="/description/"]';

test.describe('a visitor', () => {
  test('goes from the home page through a category to a product, and sees no price', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Wholesale art, craft, sewing and school supplies',
    );

    await page.getByRole('main').getByRole('link', { name: 'Sewing Notions', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sewing Notions');

    await page.getByRole('heading', { name: 'Buttons' }).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Buttons');

    const links = page.getByRole('main').getByRole('listitem').getByRole('link');
    const product = links.filter({ hasText: /\S/ }).first();
    const name = await product.innerText();
    await product.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByRole('link', { name: 'Sign in for prices' })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('$');
  });

  test('sees a large, real picture of a product', async ({ page }) => {
    await page.goto('/');
    const links = page.getByRole('region', { name: 'Best sellers' }).getByRole('link');
    await links.filter({ hasText: /\S/ }).first().click();

    const picture = page.getByRole('img', { name: /^Picture of/ });
    await expect(picture).toBeVisible();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(300);
  });

  test('is told when a product does not exist, and is offered a search for it', async ({
    page,
  }) => {
    await page.goto('/description/NO-SUCH-THING/CA');

    await expect(page.getByRole('heading', { name: 'Product not found' })).toBeVisible();
    await page.getByRole('link', { name: 'Search for NO-SUCH-THING' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('NO-SUCH-THING');
  });

  test('sees the home page in French after choosing it, and still after a reload', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('button', { name: /^Language/ }).hover();
    await page.getByRole('checkbox', { name: 'Français' }).click();
    await expect(page.getByRole('heading', { name: 'Meilleures ventes' })).toBeVisible();

    await page.reload();
    await expect(page.getByRole('heading', { name: 'Meilleures ventes' })).toBeVisible();
  });
});

test.describe('a signed-in buyer', () => {
  signedIn.beforeEach(async ({ page }) => {
    await page.goto('/');
    await waitForHydration(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Re-order');
  });

  signedIn(
    'finds the latest orders on the home page, each with a re-order link',
    async ({ page }) => {
      const orders = page.getByRole('region', { name: 'Recent orders' });
      await expect(orders.getByRole('link', { name: /^Open order/ })).toHaveCount(5);

      const again = orders.getByRole('link', { name: /^Re-order/ }).first();
      await expect(again).toHaveAttribute('href', /^\/orderdetails\/.+\?reorder$/);
    },
  );

  signedIn('adds a usual item to the cart with one click', async ({ page }) => {
    const usual = page.getByRole('region', { name: 'Usual items' });
    const add = usual.getByRole('button', { name: /^Add .+ to cart$/ }).first();
    await add.click();

    await expect(page.getByText('Added item to the cart')).toBeVisible();
    await expect(usual.getByText(/^In cart: \d+ packs?$/).first()).toBeVisible();
  });

  signedIn('adds a product by its number, and can type the next one at once', async ({ page }) => {
    const usual = page.getByRole('region', { name: 'Usual items' });
    const path = await usual.locator(PRODUCT_LINK).nth(1).getAttribute('href');
    const id = decodeURIComponent(path!.split('/')[2]!);

    const code = page.getByLabel('Product number or barcode', { exact: true });
    await code.fill(id.toLowerCase());
    await code.press('Enter');

    await expect(page.getByText(/1 pack added/)).toBeVisible();
    await expect(code).toBeFocused();
    await expect(code).toHaveValue('');
  });

  signedIn(
    'orders from the product page by typing a quantity and pressing Enter',
    async ({ page }) => {
      const usual = page.getByRole('region', { name: 'Usual items' });
      await usual.locator(PRODUCT_LINK).nth(1).click();
      // The usual items have boxes of the same name.
      await expect(page).toHaveURL(/\/description\//);
      await expect(usual).toHaveCount(0);
      const box = page
        .getByRole('main')
        .getByRole('textbox', { name: /^Packs of/ })
        .first();
      await box.fill('1');
      await box.press('Enter');

      await expect(page.getByText('Added item to the cart')).toBeVisible();
      await expect(box).toHaveValue('');
    },
  );
});
