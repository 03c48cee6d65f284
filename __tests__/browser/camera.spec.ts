import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium, expect } from '@playwright/test';
import sharp from 'sharp';

import { barcodePhoto } from '../support/barcodePictures';
import { test } from '../support/signedIn';

const CODE = '8710841030181';

/** Writes a video of one barcode held still, which Chromium uses in place of a camera. */
async function filmed(): Promise<string> {
  const picture = await sharp(await barcodePhoto('ean13', CODE, 2))
    .jpeg({ quality: 92 })
    .toBuffer();
  const file = join(mkdtempSync(join(tmpdir(), 'haberdash-camera-')), 'barcode.mjpeg');
  writeFileSync(file, Buffer.concat(Array.from({ length: 20 }, () => picture)));
  return file;
}

test.describe('the camera', () => {
  test('counts a barcode once while it is held in view, and adds it to the list', async ({
    baseURL,
    launchOptions,
    storageState,
  }) => {
    const args = [
      ...(launchOptions.args ?? []),
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${await filmed()}`,
    ];
    const browser = await chromium.launch({ ...launchOptions, args });
    const page = await browser.newPage({ baseURL, storageState, locale: 'en-CA' });
    await page.goto('/opticon');
    await page.getByRole('button', { name: 'Scan with the camera' }).click();

    const dialog = page.getByRole('dialog', { name: 'Scan with the camera' });
    await expect(dialog).toContainText('1 pack of 1 code');
    await dialog.getByRole('button', { name: `One more pack of ${CODE}` }).click();
    await expect(dialog).toContainText('2 packs of 1 code');

    // Scans survive a page that the phone has discarded.
    await page.reload();
    await page.getByRole('button', { name: 'Scan with the camera' }).click();
    await expect(dialog.getByLabel(`Packs of ${CODE}`)).toHaveValue(/^[23]$/);
    await dialog.getByRole('button', { name: 'Add 1 line to the list' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('row').filter({ hasText: CODE }).first()).toBeVisible();

    await page.getByRole('button', { name: 'Scan with the camera' }).click();
    await expect(dialog).toContainText('1 pack of 1 code');
    await browser.close();
  });

  test('can be replaced by a picture when access to it is refused', async ({ page }) => {
    await page.goto('/opticon');
    await page.getByRole('button', { name: 'Scan with the camera' }).click();
    const dialog = page.getByRole('dialog', { name: 'Scan with the camera' });
    await expect(dialog.getByRole('alert')).toBeVisible();

    const buffer = Buffer.from(await barcodePhoto('ean13', CODE));
    const file = { name: 'shelf.png', mimeType: 'image/png', buffer };
    await dialog.getByLabel('From a picture').setInputFiles(file);
    await expect(dialog).toContainText('1 barcode found');
    await expect(dialog).toContainText('1 pack of 1 code');
  });
});
