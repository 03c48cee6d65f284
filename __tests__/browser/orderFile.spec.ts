import { utils, write } from '@e965/xlsx';
import { expect, type Page } from '@playwright/test';

import { emptyCart, openWithin, productIds } from '../support/browser';
import { test } from '../support/signedIn';

let ids: string[];

async function upload(page: Page, name: string, content: string | Buffer) {
  const buffer = typeof content === 'string' ? Buffer.from(content, 'latin1') : content;
  const chooser = page.getByLabel(/Choose a file|Upload another file/);
  await chooser.setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
}

function workbookOf(rows: (string | number)[][]): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(
    book,
    utils.aoa_to_sheet([['How to order'], ['See the next sheet']]),
    'Info',
  );
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Order');
  return write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
}

async function dropOn(page: Page, name: string, content: string) {
  await page.evaluate(
    ([file, text]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text!], file!));
      const options = { dataTransfer, bubbles: true, cancelable: true };
      document.body.dispatchEvent(new DragEvent('dragover', options));
      document.body.dispatchEvent(new DragEvent('drop', options));
    },
    [name, content],
  );
}

const lineOf = (page: Page, words: string) => page.getByRole('row').filter({ hasText: words });

async function expectInCart(page: Page, lines: Record<string, string>) {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add \d+ lines? to cart/ })
    .click();
  await expect(page.getByText(/in the cart: \d+ packs?\./)).toBeVisible();
  await openWithin(page, '/cart');
  for (const [id, packs] of Object.entries(lines)) {
    await expect(lineOf(page, id).getByRole('textbox')).toHaveValue(packs);
  }
}

test.beforeEach(async ({ page }) => {
  await emptyCart(page);
  ids = await productIds(page);
  await page.goto('/opticon');
});

test.describe('the cart gets the intended lines', () => {
  test('from a CSV file of a French Excel, with its invalid lines reported', async ({ page }) => {
    const [first = '', second = '', third = ''] = ids;
    await upload(
      page,
      'commande.csv',
      `Commande de mai;;;\r\nRéférence;Désignation;Prix;Qté\r\n${first};Bleu;1,25;3\r\n` +
        `${second};"Papier; blanc";4,00;12,00\r\n${third};Rouge;4,00;1,5\r\n7,40101E+12;;;2\r\n;;Total;16,5\r\n`,
    );

    await page.getByRole('button', { name: 'How it was read' }).click();
    await expect(page.getByText(/Codes are from “Référence”, quantities from “Qté”/)).toBeVisible();
    await expect(page.getByText('Left out: 1 title, 1 row of headings and 1 total')).toBeVisible();
    await expect(lineOf(page, third)).toContainText('Only whole packs');
    await expect(lineOf(page, '7,40101E+12')).toContainText('Digits are missing');
    await expectInCart(page, { [first]: '3', [second]: '12' });
  });

  test('from a workbook, using the columns that the buyer chooses', async ({ page }) => {
    const [first = '', second = ''] = ids;
    await upload(
      page,
      'weeks.xlsx',
      workbookOf([
        ['Item', 'Description', 'Week 1', 'Week 2'],
        [first, 'Blue', 3, 5],
        [second, 'Red', 4, 6],
      ]),
    );

    const read = page.getByRole('button', { name: 'Read these columns' });
    await expect(read).toBeDisabled();
    await page.getByLabel('Quantities').selectOption('Week 2');
    await read.click();
    await page.getByRole('button', { name: 'How it was read' }).click();
    await expect(page.getByText('The sheet “Order” was read; not read: Info.')).toBeVisible();
    await expectInCart(page, { [first]: '5', [second]: '6' });
  });

  test('from a PDF that a browser printed', async ({ page, context }) => {
    const [first = '', second = ''] = ids;
    const letter = await context.newPage();
    await letter.setContent(
      `<h1>Purchase order 88213</h1><p>Please deliver by 5 December.</p>
      <table cellpadding="6" style="width:100%"><tr><th>Item<th>Description<th>Qty<th>Price</tr>
      <tr><td>${first}<td>A long description of the first product, which goes on to a second
      line of its cell because it is so long that it needs one<td>3<td>4.50</tr>
      <tr><td>${second}<td>Short<td>12<td>1.20</tr><tr><td>Total<td><td><td>27.90</tr></table>`,
    );
    const pdf = await letter.pdf({ format: 'Letter' });
    await letter.close();
    await upload(page, 'order.pdf', pdf);

    await expectInCart(page, { [first]: '3', [second]: '12' });
  });

  test('from the parts of a mail that the buyer chooses', async ({ page }) => {
    const [first = '', second = ''] = ids;
    await upload(
      page,
      'order.eml',
      [
        'From: Joan <joan@purl.test>',
        'To: orders@shop.test',
        'Subject: Order for May',
        'MIME-Version: 1.0',
        'Content-Type: multipart/mixed; boundary=parts',
        '',
        '--parts',
        'Content-Type: text/plain',
        '',
        `${first} x 3`,
        '--parts',
        'Content-Type: text/csv; name="more.csv"',
        'Content-Disposition: attachment; filename="more.csv"',
        '',
        `SKU,Qty\r\n${second},12`,
        '--parts--',
      ].join('\r\n'),
    );

    await expect(page.getByText(/More than one part of this email/)).toBeVisible();
    await page.getByLabel('Order for May').check();
    await page.getByLabel('more.csv').check();
    await page.getByRole('button', { name: 'Read these parts' }).click();
    await expectInCart(page, { [first]: '3', [second]: '12' });
  });

  test('from a scanner file dropped on another screen', async ({ page }) => {
    const [first = '', second = ''] = ids;
    await page.goto('/favourite-view');
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    const scans = [first, second, first].map((id) => `${id},003278,14:41:03,23/11/2025\r\n`);
    await expect(async () => {
      await dropOn(page, 'SCANNED.TXT', scans.join(''));
      await expect(page).toHaveURL(/opticon/, { timeout: 1000 });
    }).toPass();

    await expect(page.getByRole('heading', { name: 'SCANNED.TXT' })).toBeVisible();
    await expectInCart(page, { [first]: '2', [second]: '1' });
  });
});
