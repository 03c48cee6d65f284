import { readFileSync } from 'node:fs';

import { expect, type Page } from '@playwright/test';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

import type { listFavourites } from '#contract/favourites';
import type { Reply } from '#contract/route';

import { signedInCustomer, emptyCart } from '../support/browser';
import { test } from '../support/signedIn';

/** Load the WebAssembly from the package, because by default it is fetched from the network. */
const program = readFileSync(require.resolve('zxing-wasm/reader/zxing_reader.wasm'));
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(program).buffer } });

/** Returns what an independent reader decodes from the printed sheet, symbol by symbol. */
async function scanSheet(page: Page): Promise<Set<string>> {
  await page.emulateMedia({ media: 'print' });
  const read = new Set<string>();
  for (const symbol of await page
    .getByRole('article', { name: 'Order form' })
    .locator('svg')
    .all()) {
    const found = await readBarcodes(new Uint8Array(await symbol.screenshot()), {
      formats: ['Code128', 'EAN13', 'UPCA'],
    });
    for (const { isValid, text } of found) if (isValid) read.add(text);
  }
  await page.emulateMedia({ media: 'screen' });
  return read;
}

/** A reader may report a UPC-A as the equivalent EAN-13 with a leading zero. */
const asRead = (code: string, read: ReadonlySet<string>) =>
  read.has(code) ? code : read.has(`0${code}`) ? `0${code}` : undefined;

/**
 * Returns the favourites with at least two packs available, whatever has been ordered meanwhile.
 */
async function favouritesInStock(page: Page): Promise<Set<string>> {
  const { user, headers } = await signedInCustomer(page);
  const params = { user_id: user.user_value, lang: user.lang };
  const answer = await page.request.get('/api/favorite', { params, headers });
  const { products } = (await answer.json()) as Reply<typeof listFavourites>;
  return new Set(
    products.filter(({ available = 0 }) => available >= 2).map(({ product_id }) => product_id),
  );
}

test.use({ deviceScaleFactor: 2, viewport: { width: 1200, height: 900 } });

test('scanning a printed order form and uploading the scans gives the intended lines', async ({
  page,
}) => {
  await emptyCart(page);
  await page.goto('/pform?from=favourites');
  const rows = page.getByRole('table', { name: 'Order form' }).locator('tbody tr:has(.code)');
  await expect(rows.first()).toBeVisible();
  const printed = await rows.evaluateAll((all) =>
    all.map((row) => ({
      code: row.querySelector('.code')?.textContent?.trim() ?? '',
      productId: row.querySelector('th .mono')?.textContent?.trim() ?? '',
    })),
  );

  const read = await scanSheet(page);
  expect(printed.filter(({ code }) => !asRead(code, read))).toEqual([]);
  expect([2, 12, 48].filter((packs) => !read.has(`QTY-${packs}`))).toEqual([]);

  const inStock = await favouritesInStock(page);
  const orderable = printed.filter(({ productId }) => inStock.has(productId));
  const wanted = orderable.slice(0, 12).map((row, at) => ({ ...row, packs: at % 3 ? 2 : 1 }));
  const lines = wanted.flatMap(({ code, packs }) => [
    asRead(code, read)!,
    ...(packs > 1 ? [`QTY-${packs}`] : []),
  ]);
  await page.goto('/opticon');
  await page.getByLabel(/Choose a file|Upload another file/).setInputFiles({
    name: 'SCANNED.TXT',
    mimeType: 'text/plain',
    buffer: Buffer.from(lines.map((line) => `${line},003278,14:41:03,23/11/2025\r\n`).join('')),
  });

  await expect(page.getByRole('heading', { name: 'SCANNED.TXT', exact: true })).toBeVisible();
  for (const { productId, packs } of wanted) {
    const row = page.getByRole('row').filter({ hasText: productId });
    await expect(row.getByRole('textbox').first()).toHaveValue(String(packs));
  }
});

test('an order form fits its paper size, page by page', async ({ page }) => {
  await page.goto('/pform?from=category&category=SEW&paper=a4');
  await expect(page.getByRole('table', { name: 'Order form' })).toBeVisible();
  const file = await page.pdf({ preferCSSPageSize: true });
  const text = file.toString('latin1');

  expect(text).toMatch(/\/MediaBox \[0 0 59[45][.\d]* 84[12]/);
  expect((text.match(/\/Type \/Page\b/g) ?? []).length).toBeGreaterThan(3);
});
