import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';

import type { DeskProduct, DeskListedProduct } from '../../src/api/staffProducts';
import { expectAccessible } from '../support/accessibility';
import { startAtDesk } from '../support/deskSession';

test.use({ reducedMotion: 'reduce' });

/** Opens a staff tab, with the server's messages. */
async function deskIn(page: Page) {
  const { read } = await startAtDesk(page);
  return {
    list: async (query: string) =>
      (await read<{ products: DeskListedProduct[] }>(`/api/staff/products?${query}`)).products,
    product: async (id: string) => {
      const path = `/api/staff/product?product_id=${encodeURIComponent(id)}`;
      return (await read<{ product: DeskProduct }>(path)).product;
    },
  };
}

test.describe('a catalogue manager', () => {
  test('finds a product, enters its stock, price and bin, and withdraws it, by keyboard alone', async ({
    page,
  }) => {
    const desk = await deskIn(page);
    const found = await desk.list('view=sold&pagination=100');
    const { product_id } = found.find(({ offers }) => offers.length === 2)!;
    const before = await desk.product(product_id);
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    const type = (text: string) => page.keyboard.type(text);
    const stored = () => expect(page.getByText(`The changes to ${product_id} were saved.`));

    await page.goto('/staff/products');
    await expect(page.getByRole('link', { name: product_id })).toBeVisible();
    await press('/');
    await type(product_id);
    await expect(page).toHaveURL(new RegExp(`search=${product_id}`));
    await expect(page.locator('tbody tr')).toHaveCount(1);
    await press('ArrowDown', 'Enter');
    await expect(page.getByRole('button', { name: /^Stock/ })).toBeVisible();

    await press('s');
    await expect(page.getByLabel('Number of packs')).toBeFocused();
    await press('Shift+Tab', 'ArrowDown', 'Tab');
    const counted = Math.max(0, before.offers[0]!.available) + before.offers[0]!.to_ship + 7;
    await type(String(counted));
    await expect(page.getByText(/After saving: \d+ packs can be sold\./)).toBeVisible();
    await press('Enter');
    await stored().toBeVisible();
    await expect(page.getByLabel('Number of packs')).toBeHidden();

    await press('p');
    await expect(page.getByRole('textbox', { name: 'List price' })).toBeFocused();
    await press('Control+a');
    // A little more, as a cut by half is asked about.
    const price = (before.offers[0]!.selling_price + 0.45).toFixed(2);
    await type(price.replace('.', ','));
    await press('Enter');
    await expect(page.getByRole('textbox', { name: 'List price' })).toBeHidden();

    await press('e');
    await expect(page.getByLabel('Name in English')).toBeFocused();
    await page.getByLabel('Bin').focus();
    await press('Control+a');
    const bin = before.bin === 'Z-99' ? 'Z-98' : 'Z-99';
    await type(bin);
    await press('Enter');
    await expect(page.getByLabel('Bin')).toBeHidden();

    await press('w');
    await expect(page.getByRole('dialog')).toBeVisible();
    await press('Enter');
    await expect(page.getByText(`Product ${product_id} was withdrawn.`)).toBeVisible();
    // The dialog gives the focus back as it closes.
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(page.getByText('The change was undone.')).toBeVisible();

    const after = await desk.product(product_id);
    const [canada] = after.offers;
    expect(canada).toMatchObject({
      available: counted - canada!.to_ship,
      selling_price: Number(price),
    });
    expect(after).toMatchObject({ bin, withdrawn: false, name: before.name });
    expect(after.offers[1]).toEqual(before.offers[1]);
    expect(after.history).toHaveLength(before.history.length + 5);
    await press('Escape');
    await expect(page.getByRole('link', { name: product_id })).toBeFocused();
  });

  test('uploads a picture that the shop then shows, and is told why others are rejected', async ({
    page,
  }) => {
    const desk = await deskIn(page);
    const [{ product_id }] = (await desk.list('view=sold&page=2')) as [DeskListedProduct];
    await page.goto('/staff/products');
    await page.getByRole('button', { name: /Upload pictures/ }).click();
    const photo = sharp({
      create: { width: 400, height: 300, channels: 3, background: { r: 200, g: 20, b: 20 } },
    });
    const bytes = await photo.jpeg().toBuffer();
    const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });
    await page
      .getByLabel('Choose pictures')
      .setInputFiles([
        file(`${product_id}.jpg`, bytes),
        file('NO-SUCH.jpg', bytes),
        file(`${product_id.toLowerCase()}.jpg`, bytes.subarray(0, 300)),
      ]);
    await expect(page.getByText('1 of 3 saved, 2 rejected.')).toBeVisible();
    await expect(page.getByText('This product is not in the catalogue.')).toBeVisible();
    await page.getByRole('region', { name: 'Upload pictures' }).getByRole('link').click();
    await expect(page.getByRole('button', { name: 'Remove' })).toBeVisible();
    const shown = await page.request.get(`/images/full/${encodeURIComponent(product_id)}.jpg`);
    const { dominant } = await sharp(await shown.body()).stats();
    expect(dominant.r).toBeGreaterThan(150);
    await page.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('The picture was removed.')).toBeVisible();
  });

  test('has accessible screens at 390, 820 and 1440 pixels', async ({ page }) => {
    const desk = await deskIn(page);
    const [{ product_id }] = (await desk.list('view=sold&page=3')) as [DeskListedProduct];
    await page.goto('/staff/products');
    await page.getByRole('button', { name: /Upload pictures/ }).click();
    await expect(page.locator('tbody tr').first()).toBeVisible();
    await expectAccessible(page, [390, 820, 1440]);
    await page.goto(`/staff/products/${encodeURIComponent(product_id)}`);
    for (const name of [/^Stock/, /^Price/, /^Edit/]) {
      await page.getByRole('button', { name }).click();
      await expect(page.getByRole('form')).toBeVisible();
      await expectAccessible(page, [390, 820, 1440]);
      await page.keyboard.press('Escape');
    }
  });
});
