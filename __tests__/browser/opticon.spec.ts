import { expect, test, type Page } from '@playwright/test';

import { canadian, emptyTheCart, signIn } from '../support/browser';
import { quantitiesOf, SCANNER_FORMS, type Session } from '../support/scannerForms';

/** Numbers of products that can be ordered by the dozen. */
async function numbersOnTheShelf(page: Page): Promise<string[]> {
  await page.goto('/search-page/thread/1');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.first()).toBeVisible();
  const texts = await cards.allInnerTexts();
  return texts.flatMap((text) => {
    const available = Number(/(\d[\d,]*) available/.exec(text)?.[1]?.replace(',', '') ?? 0);
    const number = /^[A-Z]{2}\d{4}$/m.exec(text)?.[0];
    return number && available >= 20 ? [number] : [];
  });
}

const upload = (page: Page, text: string, name = 'SCANNED.TXT') =>
  page
    .getByLabel(/Choose a file|Upload another file/)
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text, 'latin1') });

const addButton = (page: Page) => page.getByRole('button', { name: /^Add \d+ lines? to cart/ });

test.beforeEach(async ({ page }) => {
  await signIn(page, canadian);
  await emptyTheCart(page);
});
