import { expect, test, type Page } from '@playwright/test';

import { holdScripts, waitForHydration } from '../support/browser';

const search = async (page: Page, text: string) => {
  const box = page.getByRole('combobox', { name: 'Search products' });
  await box.fill(text);
  await box.press('Enter');
};

/** Returns the first product of the grid. */
const first = (page: Page, text = '') =>
  page
    .getByRole('region', { name: `Results for “${text}` })
    .getByRole('listitem')
    .first();

/** Returns its name; a visitor's heart is a link without text. */
const nameOf = (page: Page, text: string) =>
  first(page, text).getByRole('link').filter({ hasText: /\S/ });

test.describe('searching', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
  });

  test('does nothing for blank text', async ({ page }) => {
    await search(page, '   ');
    await expect(page).toHaveURL('/');
  });

  test('finds words in any order', async ({ page }) => {
    await search(page, 'thread black');
    await expect(page).toHaveURL('/search-page/thread%20black/1');
    await expect(first(page)).toContainText(/black/i);
    await expect(first(page)).toContainText(/thread/i);
  });

  test('corrects a typo and says so', async ({ page }) => {
    await search(page, 'thraed');
    await expect(page.getByText(/^Showing results for “thread”/)).toBeVisible();
    await expect(first(page)).toContainText(/thread/i);
  });

  test('shows the product with a given number or barcode first', async ({ page }) => {
    await search(page, 'thread');
    const name = await nameOf(page, 'thread').innerText();
    await nameOf(page, 'thread').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    const id = decodeURIComponent(new URL(page.url()).pathname.split('/')[2]!);
    const barcode = await page
      .getByRole('definition')
      .filter({ hasText: /^\d{12,13}$/ })
      .first()
      .innerText();

    await search(page, id);
    await expect(nameOf(page, id)).toHaveText(name);
    const typed = barcode.replace(/^0+/, '');
    await search(page, typed);
    await expect(nameOf(page, typed)).toHaveText(name);
  });

  test('keeps page and page size in the address', async ({ page }) => {
    await search(page, 'thread');
    const pages = page.getByRole('navigation', { name: 'Pages' }).first();
    await pages.getByRole('button', { name: 'Page 2' }).click();
    await expect(page).toHaveURL('/search-page/thread/2');

    await page.getByLabel('Records per page').first().selectOption('50');
    await expect(page).toHaveURL('/search-page/thread/1?page_size=50');
    await expect(page.getByText(/^50 of \d+$/)).toBeVisible();

    await page.reload();
    await expect(page.getByText(/^50 of \d+$/)).toBeVisible();
  });

  test('goes to any page from the drop-down', async ({ page }) => {
    await search(page, 'thread');
    await page.getByRole('combobox', { name: 'Select a Page' }).first().selectOption('4');
    await expect(page).toHaveURL('/search-page/thread/4');
  });

  test('leads from the suggestions to a product by keyboard alone', async ({ page }) => {
    await waitForHydration(page);
    await page.keyboard.press('/');
    await expect(page.getByRole('combobox', { name: 'Search products' })).toBeFocused();
    await page.keyboard.type('brush');
    const offered = page.getByRole('option');
    await expect(offered.last()).toHaveText('Search all for “brush”');
    await expect(page.getByRole('listbox')).not.toContainText('$');

    const name = await offered.first().innerText();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/description\//);
    const title = page.getByRole('heading', { level: 1 });
    await expect(async () => expect(name).toContain(await title.innerText())).toPass();
  });

  test('can be filtered and sorted like a listing', async ({ page }) => {
    await search(page, 'thread');
    await page.getByRole('checkbox', { name: /^Black/ }).click();
    await expect(page).toHaveURL('/search-page/thread/1?color=Black');
    await expect(first(page)).toContainText(/black/i);

    await page.getByLabel('Sort by').selectOption('Number');
    await expect(page).toHaveURL('/search-page/thread/1?color=Black&sort=number');
    await page.getByRole('button', { name: 'Clear all filters' }).click();
    await expect(page).toHaveURL('/search-page/thread/1?sort=number');
  });

  test('suggests categories to browse when nothing matches', async ({ page }) => {
    await search(page, 'zzqqxxjj');
    await expect(page.getByText('No product matches “zzqqxxjj”.')).toBeVisible();

    await page
      .getByRole('navigation', { name: 'Browse the categories' })
      .getByRole('link', { name: 'Fabric' })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fabric');
  });
});

test('what is typed into the search box while the next screen loads is searched', async ({
  page,
}) => {
  await page.goto('/');
  await waitForHydration(page);
  const release = await holdScripts(page);
  await page.getByRole('link', { name: 'About us' }).first().click();
  await expect(page).toHaveURL('/about-us');
  await page.getByRole('combobox', { name: 'Search products' }).fill('glue');
  await expect(page.getByText('Loading…')).toBeVisible();

  release();
  await expect(page.getByText('Loading…')).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /glue/ })).toBeVisible();
});
