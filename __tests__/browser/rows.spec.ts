import { expect, type Page } from '@playwright/test';

import { test } from '../support/signedIn';

import { openWhole } from './everyPage';

/** Returns the height of the first row of the order history, in pixels. */
async function rowHeight(page: Page) {
  await openWhole(page, '/order');
  const box = await page.locator('main tbody tr').first().boundingBox();
  return Math.round(box!.height);
}

test('list rows have the height that the buyer chose, from the first paint on', async ({
  page,
}) => {
  expect(await rowHeight(page)).toBe(40);
  await page.goto('/profile');
  // Not `check`, which expects a result at once: a click before hydration is carried out after it.
  const compact = page.getByRole('radio', { name: 'Compact' });
  await compact.click();
  await expect(compact).toBeChecked();
  expect(await rowHeight(page)).toBe(36);

  await page.route('**/*.js', (route) => route.abort());
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-rows', 'compact');
});

test('a choice made before its part of the page is hydrated counts', async ({ page }) => {
  // The second page is rendered for a customer.
  await openWhole(page, '/profile');
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const { early } = window as unknown as { early: { answer: () => void } };
      const { answer } = early;
      early.answer = () => {
        answer();
        document.querySelector<HTMLInputElement>('input[value=compact]')!.click();
      };
    });
  });
  await page.goto('/profile');
  await expect(page.locator('html')).toHaveAttribute('data-rows', 'compact');
  await expect(page.getByRole('radio', { name: 'Compact' })).toBeChecked();
});
