import { expect, test } from '@playwright/test';

test.describe('a visitor looking for help', () => {
  test('finds a written answer, and can send a colleague a link to it', async ({
    page,
    context,
  }) => {
    await page.goto('/customer-support');
    await page.getByLabel('Filter the questions').fill('minimum');
    await page.getByText('Is there a minimum order?').click();
    await expect(page).toHaveURL(/#is-there-a-minimum-order$/);

    const colleague = await context.newPage();
    await colleague.goto(page.url());
    await expect(colleague.getByText('Is there a minimum order?')).toBeFocused();
    await expect(colleague.getByText(/opening order of a Canadian account/)).toBeInViewport();
  });

  test('can ask in their own words, and is given a phone number if there is no written answer', async ({
    page,
  }) => {
    await page.goto('/customer-support');
    await page.getByLabel('Your question').fill('Can I send goods back?');
    await page.getByRole('button', { name: 'Find answers' }).click();
    await expect(page.getByRole('article').filter({ hasText: '60 days' })).toBeVisible();

    await page.getByLabel('Your question').fill('Zebras?');
    await page.getByRole('button', { name: 'Find answers' }).click();
    await expect(page.getByText(/no ready answer to “Zebras\?”/)).toContainText('1-800-555-0142');
  });
});

test.describe('a visitor looking around', () => {
  test('can download a catalogue', async ({ page }) => {
    await page.goto('/catalogues');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download PDF: Sewing and Notions' }).click();

    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
    await expect(page).toHaveURL('/catalogues');
  });

  test('moves through the highlights with buttons, arrow keys and dots', async ({ page }) => {
    await page.goto('/');
    const highlights = page.getByRole('region', { name: 'Highlights' });
    const second = highlights.getByRole('group', { name: '2 of 4' });
    await expect(highlights.getByRole('group', { name: '1 of 4' })).toBeInViewport();
    await expect(second).not.toBeInViewport();

    await highlights.getByRole('button', { name: 'Next slide' }).click();
    await expect(second).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press('ArrowRight');
    await expect(highlights.getByRole('group', { name: '3 of 4' })).toBeInViewport({ ratio: 0.9 });
    await highlights.getByRole('button', { name: /^Show slide 1/ }).click();
    await expect(highlights.getByRole('group', { name: '1 of 4' })).toBeInViewport({ ratio: 0.9 });
  });

  test('chooses their country only once', async ({ page }) => {
    await page.goto('/welcome');
    await page.getByRole('radio', { name: 'United States' }).click();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('user')))
      .toContain('"cflag":"US"');
    await page.reload();
    await expect(page.getByRole('radio', { name: 'United States' })).toBeChecked();
  });
});
