import { expect, test } from '@playwright/test';

import type { DeskProduct, DeskListedProduct } from '../../src/api/staffProducts';
import { expectAccessible } from '../support/accessibility';
import { startAtDesk } from '../support/deskSession';

test.use({ reducedMotion: 'reduce' });

test('a catalogue manager previews a price list, applies it and sees the new prices on the product', async ({
  page,
}) => {
  const { read } = await startAtDesk(page);
  const { products } = await read<{ products: DeskListedProduct[] }>(
    '/api/staff/products?view=sold&pagination=100&page=2',
  );
  const sold = products.filter(({ offers }) => offers[0]?.country === 'CA');
  const rows = sold.slice(0, 3).map(({ product_id, offers }) => ({
    product_id,
    price: (offers[0]!.price + 0.37).toFixed(2),
  }));
  const text = [
    'SKU,List price,Shade',
    ...rows.map(({ product_id, price }) => `${product_id},${price},red`),
    'NO-SUCH-THING,4.20,',
  ].join('\n');

  await page.goto('/staff/products');
  await page.getByRole('link', { name: 'Import a file' }).click();
  await page
    .getByLabel('Choose file')
    .setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await expect(page.getByRole('radio', { name: 'Prices', exact: true })).toBeChecked();
  await expectAccessible(page, [390, 820, 1440]);
  await page.getByRole('button', { name: 'Preview changes' }).press('Enter');

  const good = page.getByRole('region', { name: 'Rows that will change' });
  await expect(good.getByRole('row')).toHaveCount(4);
  await expect(page.getByText('This product does not exist.')).toBeVisible();
  await expect(page.getByRole('combobox', { name: /Shade/ })).toHaveValue('');
  await expectAccessible(page, [390, 820, 1440]);
  await page.getByRole('button', { name: 'Apply 3 changes' }).press('Enter');
  await expect(page.getByText('The file was applied.')).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download results' }).press('Enter');
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);

  for (const { product_id, price } of rows) {
    const path = `/api/staff/product?product_id=${encodeURIComponent(product_id)}`;
    const { product } = await read<{ product: DeskProduct }>(path);
    expect(product.offers[0]?.selling_price).toBe(Number(price));
  }
  await page.goto(`/staff/products/${encodeURIComponent(rows[0]!.product_id)}`);
  await expect(page.getByText(`$${rows[0]!.price}`).first()).toBeVisible();
});
