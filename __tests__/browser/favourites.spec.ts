import { expect, test } from '@playwright/test';

test.describe('favourites', () => {
  test('ask a visitor to sign in, and open afterwards', async ({ page }) => {
    await page.goto('/favourite-view');
    await page.getByLabel('Email address').fill('us@demo.haberdash.test');
    await page.getByLabel('Password', { exact: true }).fill('haberdash-demo');
    await page.getByRole('button', { name: 'Sign in' }).click();

    await expect(page).toHaveURL('/favourite-view');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Favourites');
  });

  test('gain a product when its heart is pressed, and lose it when it is pressed again', async ({
    page,
  }) => {
    await page.goto('/login');
    await page.getByLabel('Email address').fill('us@demo.haberdash.test');
    await page.getByLabel('Password', { exact: true }).fill('haberdash-demo');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Re-order');

    await page.goto('/search-page/glue/1');
    const heart = page.getByRole('button', { name: /^Add .+ to favourites$/ }).first();
    const name = (await heart.getAttribute('aria-label'))!.slice(4, -' to favourites'.length);
    await heart.click();
    await expect(page.getByText('Product is added to favourites')).toBeVisible();

    await page.getByRole('link', { name: /^Favourites, / }).click();
    const pressed = page.getByRole('button', { name: `Remove ${name} from favourites` });
    await expect(pressed).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await pressed.click();

    await expect(page.getByText('Product is removed from favourites')).toBeVisible();
    await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
  });
});
