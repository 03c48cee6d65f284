import { expect, type Page } from '@playwright/test';

import type { Product } from '#contract/product';

import { expectAccessible } from '../support/accessibility';
import { emptyCart, openWithin, signedInCustomer } from '../support/browser';
import { utf16Bytes } from '../support/scannerBytes';
import { SCANNER_FORMS } from '../support/scannerForms';
import { quantitiesOf, type Session } from '../support/scannerSession';
import { test } from '../support/signedIn';

let shelf: Product[];

/** Returns products as the signed-in buyer receives them. */
async function productsFor(page: Page): Promise<Product[]> {
  const { headers } = await signedInCustomer(page);
  const answer = await page.request.get('/api/cadProducts?pagination=300', { headers });
  return ((await answer.json()) as { products: Product[] }).products;
}

const withStock = (most: number) =>
  shelf.filter(({ available = 0, class: flag }) => available >= most && flag !== 'N');

/** Simulates scans of some products, a few of them repeatedly, by id and barcode alternately. */
function sessionOf(products: readonly Product[]): Session {
  const codes = products.map(({ product_id, barcodes }, at) =>
    at % 2 ? (barcodes[0] ?? product_id) : product_id,
  );
  return Array.from({ length: 40 }, (_, second) => ({
    code: codes[(second * second + (second >> 2)) % codes.length]!,
    second: second * 7,
  }));
}

const chooser = (page: Page) => page.getByLabel(/Choose a file|Upload another file/);

async function upload(page: Page, content: string | Buffer, name = 'SCANNED.TXT') {
  const buffer = typeof content === 'string' ? Buffer.from(content, 'latin1') : content;
  await chooser(page).setInputFiles({ name, mimeType: 'text/plain', buffer });
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
}

const scans = (...lines: string[]) =>
  lines.map((line) => `${line},003278,14:41:03,23/11/2025\r\n`).join('');

const addButton = (page: Page) => page.getByRole('button', { name: /^Add \d+ lines? to cart/ });
const lineOf = (page: Page, words: string) => page.getByRole('row').filter({ hasText: words });

test.beforeEach(async ({ page }) => {
  await emptyCart(page);
  shelf = await productsFor(page);
  await page.goto('/opticon');
});

test.describe('a scanner file', () => {
  const FORMS = [
    'Companion text with commas',
    'Companion CSV with semicolons',
    'batch mode',
    'batch mode with quantities',
    'OPL-9728 terminal',
    'the browser reader',
    'a list of codes',
  ];

  test('gives the same quantities in every format, and exactly these go into the cart', async ({
    page,
  }) => {
    const products = withStock(40).slice(0, 8);
    const session = sessionOf(products);
    const quantities = quantitiesOf(session);
    for (const form of FORMS) {
      const name = `${form}.txt`;
      const text = SCANNER_FORMS[form]!(session);
      await upload(
        page,
        form === 'a list of codes' ? Buffer.from(utf16Bytes(text, true)) : text,
        name,
      );
      await expect(addButton(page)).toHaveText(`Add ${products.length} lines to cart`);
      for (const { product_id, barcodes } of products) {
        const quantity = quantities[product_id] ?? quantities[barcodes[0] ?? ''];
        await expect(lineOf(page, product_id).getByRole('textbox')).toHaveValue(String(quantity));
      }
    }
    await addButton(page).click();
    const packs = session.length;
    await expect(page.getByText(`are in the cart: ${packs} packs.`)).toBeVisible();

    await page.getByRole('main').getByRole('link', { name: 'Go to cart' }).click();
    for (const { product_id, barcodes } of products) {
      const quantity = quantities[product_id] ?? quantities[barcodes[0] ?? ''];
      const box = page.getByRole('main').getByRole('row').filter({ hasText: product_id });
      await expect(box.getByRole('textbox')).toHaveValue(String(quantity));
    }
  });

  test('can be corrected line by line, added without unavailable packs, and undone', async ({
    page,
  }) => {
    const [good, low] = [withStock(40)[0]!, shelf.find(({ available }) => available === 2)!];
    const soldOut = shelf.find(({ available, class: flag }) => available === 0 && flag !== 'N')!;
    const wrong = `${good.product_id.slice(0, -1)}X`;
    await upload(
      page,
      scans(wrong, wrong, soldOut.product_id, low.product_id, low.product_id, low.product_id),
    );
    await expect(page.getByRole('button', { name: '3 to fix' })).toBeVisible();

    await expect(lineOf(page, low.product_id).last()).toContainText('2 of 3 can be added');
    await page.getByRole('button', { name: `Use this one: ${good.product_id}` }).click();
    await expect(addButton(page)).toHaveText('Add 2 lines to cart');
    await addButton(page).click();
    await expect(page.getByText('2 lines are in the cart: 4 packs.')).toBeVisible();
    await expect(page.getByText('1 line was not added and is still here.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cart, 2 lines' })).toBeVisible();

    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('link', { name: 'Cart, 0 lines' })).toBeVisible();
    await expect(addButton(page)).toHaveText('Add 2 lines to cart');
  });

  test('is still there after a reload, with the changes made to it', async ({ page }) => {
    const [first, second] = withStock(40).map(({ product_id }) => product_id);
    await upload(page, scans(first!, second!));
    await lineOf(page, first!).getByRole('textbox').fill('7');
    await lineOf(page, second!).getByRole('checkbox').uncheck();
    await expect(lineOf(page, first!).getByRole('textbox')).toHaveValue('7');
    await expect(addButton(page)).toHaveText('Add 1 line to cart');
    await page.reload();

    await expect(lineOf(page, first!).getByRole('textbox')).toHaveValue('7');
    await expect(addButton(page)).toHaveText('Add 1 line to cart');
  });

  test('is added once, though the answer was lost', async ({ page }) => {
    const [first] = withStock(40).map(({ product_id }) => product_id);
    await upload(page, scans(first!, first!));
    await expect(addButton(page)).toHaveText('Add 1 line to cart');
    await page.route('**/api/opticon', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await addButton(page).click();
    await expect(page.getByText(/nothing is added twice/)).toBeVisible();

    await page.unroute('**/api/opticon');
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('1 line is in the cart: 2 packs.')).toBeVisible();
    await openWithin(page, '/cart');
    await expect(lineOf(page, first!).getByRole('textbox')).toHaveValue('2');
  });

  test('can be dropped anywhere, and other files are rejected', async ({ page }) => {
    const drop = (name: string, content: string) =>
      page.evaluate(
        ([file, text]) => {
          const dataTransfer = new DataTransfer();
          dataTransfer.items.add(new File([text!], file!));
          const options = { dataTransfer, bubbles: true, cancelable: true };
          document.body.dispatchEvent(new DragEvent('dragover', options));
          document.body.dispatchEvent(new DragEvent('drop', options));
        },
        [name, content],
      );
    await expect(chooser(page)).toBeEnabled();
    await drop('photo.gif', 'GIF89a nothing');
    await expect(page.getByRole('alert')).toContainText(
      'photo.gif is no kind of file that can hold an order',
    );

    await drop('Barcodes.txt', `${withStock(40)[0]!.product_id}\r\n`);
    await expect(addButton(page)).toHaveText('Add 1 line to cart');
  });
});

test.describe('the upload screen', () => {
  test('is accessible on a phone and on a desktop', async ({ page }) => {
    const [good] = withStock(40);
    await upload(
      page,
      `${scans(good!.product_id, `${good!.product_id.slice(0, -1)}Z`)}8.7E+12,1\r\n`,
    );
    await expect(page.getByText('Did you mean')).toBeVisible();
    await expectAccessible(page, [390, 1440]);
  });
});
