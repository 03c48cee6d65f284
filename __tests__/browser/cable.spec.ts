import { expect } from '@playwright/test';

import type { Product } from '#contract/product';

import { signedInCustomer } from '../support/browser';
import { test } from '../support/signedIn';
import { simulateScanner } from '../support/simulatedScanner';

/** Symbology as numbered by the scanner. */
const CODE_128 = 3;

test.describe('a scanner connected by cable', () => {
  test('is read into a worksheet by a button, and cleared on request', async ({ page }) => {
    const { headers } = await signedInCustomer(page);
    const answer = await page.request.get('/api/cadProducts?pagination=50', { headers });
    const { products } = (await answer.json()) as { products: Product[] };
    const [one, two] = products.filter(({ available = 0 }) => available > 5);
    const codes = [one!.product_id, two!.product_id, one!.product_id];
    const records = codes.map((code, second) => ({
      kind: CODE_128,
      code,
      at: [second, 41, 14, 23, 11, 25],
    }));

    // The test browser has no scanner, so a simulated one with the same protocol is attached to its
    // port.
    await page.addInitScript(`{
      const scanner = (${simulateScanner.toString()})(${JSON.stringify({ records, late: 180, piece: 5 })});
      window.heldByScanner = () => scanner.records.length;
      Object.defineProperty(navigator, 'serial', {
        value: { getPorts: async () => [], requestPort: async () => scanner.port },
      });
    }`);
    await page.goto('/opticon');
    await page.getByRole('button', { name: 'Read the scanner' }).click();

    const dialog = page.getByRole('dialog', { name: 'Connected scanner' });
    await expect(dialog).toContainText('3 scans of 2 codes');
    await expect(dialog).toContainText('Its clock was 3 minutes slow. It is correct now.');
    const held = () => page.evaluate('heldByScanner()');
    expect(await held()).toBe(3);

    await dialog.getByRole('button', { name: 'Clear the scanner' }).click();
    await expect(dialog).toContainText('The scanner is empty.');
    expect(await held()).toBe(0);
    await dialog.getByRole('button', { name: 'Go to the list' }).click();

    await expect(page.getByRole('heading', { name: 'Scanner 003278' })).toBeVisible();
    const lineOf = (code: string) => page.getByRole('row').filter({ hasText: code });
    await expect(lineOf(one!.product_id).first()).toBeVisible();
    await page.reload();
    await expect(lineOf(two!.product_id).first()).toBeVisible();
  });

  test('cannot be read without Web Serial, and the button says so', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'serial', { value: undefined }),
    );
    await page.goto('/opticon');
    const button = page.getByRole('button', { name: 'Read the scanner' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(/Use Chrome or Edge on a computer/)).toBeVisible();
  });
});
