import { emptyCart, productIds } from '../support/browser';
import { test } from '../support/signedIn';
const SIZES = [[390, 844], [820, 1180], [1440, 900]] as const;
for (const lang of ['', '/fr', '/es'])
  test(`look ${lang}`, async ({ page }) => {
    await emptyCart(page);
    const ids = await productIds(page);
    const eml = ['From: Joan <joan@purl.test>', 'To: o@s.test', 'Subject: Order for the May delivery of all our stores', 'MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary=p', '', '--p', 'Content-Type: text/plain', '', `${ids[0]} x 3`, '--p', 'Content-Type: text/csv; name="more.csv"', 'Content-Disposition: attachment; filename="more lines for the second store.csv"', '', `SKU,Qty\r\n${ids[1]},12`, '--p--'].join('\r\n');
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await page.goto(`${lang}/opticon`);
      await page.waitForTimeout(1500);
      const chooser = page.locator('input[type=file]').first();
      const n = `${lang.slice(1) || 'en'}-${width}`;
      await page.screenshot({ path: `/tmp/look/opticon-${n}.png` });
      await chooser.setInputFiles({ name: 'order.eml', mimeType: 'message/rfc822', buffer: Buffer.from(eml) });
      await page.waitForTimeout(2500);
      await page.screenshot({ path: `/tmp/look/parts-${n}.png` });
      await page.goto(`${lang}/quick-order`);
      await page.waitForTimeout(1500);
      const box = page.getByRole('textbox').nth(1);
      await page.evaluate((text) => {
        const data = new DataTransfer(); data.setData('text/plain', text);
        document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
      }, `8 of ${ids[0]} and the red ones\nI have 4 of ${ids[1]}\n\n> ${ids[2]} is back in stock, we have 14\n> Regards`);
      await page.waitForTimeout(2500);
      await page.screenshot({ path: `/tmp/look/quoted-${n}.png`, fullPage: true });
      void box;
    }
  });
