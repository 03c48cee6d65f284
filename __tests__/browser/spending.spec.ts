import { expect, type Page } from '@playwright/test';

import type { listOrders, showOrder } from '#contract/orders';
import type { Reply } from '#contract/route';
import type { Language } from '#domain/languages';
import { toCents } from '#domain/money';
import { monthIn, monthsUntil } from '#domain/months';
import { sum } from '#domain/sum';

import { axeViolations } from '../support/accessibility';
import { signedInCustomer } from '../support/browser';
import { test } from '../support/signedIn';

import { READ_IN } from './everyPage';

const WORDS = {
  '': { months: 'By month', categories: 'By category', table: 'Show as table' },
  fr: { months: 'Par mois', categories: 'Par catégorie', table: 'Afficher en tableau' },
  es: { months: 'Por mes', categories: 'Por categoría', table: 'Mostrar como tabla' },
} as const satisfies Record<Language, object>;

/** Cents of the packs not cancelled, in each of the last 24 months, from the orders themselves. */
async function centsByMonth(page: Page): Promise<number[]> {
  const { user, headers } = await signedInCustomer(page);
  const params = { user_id: user.user_value };
  const answer = await page.request.get('/api/fetch-order', { params, headers });
  const { orders } = (await answer.json()) as Reply<typeof listOrders>;
  const zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  const months = monthsUntil(monthIn(new Date(), zone), 24);
  const cents = months.map(() => 0);
  for (const { order_id, status, date } of orders) {
    const month = months.indexOf(monthIn(new Date(date), zone));
    if (status === 'cancelled' || month < 0) continue;
    const one = await page.request.get('/api/order-history', {
      params: { ...params, order_id },
      headers,
    });
    const { order } = (await one.json()) as Reply<typeof showOrder>;
    const packs = order.lines.map(
      (line) => (line.order_qty - (line.cancelled ?? 0)) * line.ship_pack * toCents(line.price),
    );
    cents[month]! += sum(packs);
  }
  return cents;
}

/** The amounts of a chart's table, in cents, row by row. */
async function tableOf(page: Page, name: string, show: string): Promise<number[][]> {
  const figure = page.getByRole('figure', { name });
  await figure.getByRole('button', { name: show }).click();
  const rows = await figure.getByRole('row').all();
  const amounts = rows.slice(1).map(async (row) => {
    const cells = await row.getByRole('cell').allInnerTexts();
    return cells.map((text) => Number(text.replace(/\D/g, '')));
  });
  return Promise.all(amounts);
}

test.describe('the charts of spending', () => {
  for (const language of READ_IN) {
    test(`equal the orders to the cent in the language “${language}”`, async ({ page }) => {
      const { months, categories, table } = WORDS[language];
      await page.addInitScript((lang) => localStorage.setItem('selectedLanguage', lang), language);
      await page.goto('/profile');
      await expect(page.getByRole('figure', { name: months })).toBeVisible();
      const cents = await centsByMonth(page);
      expect(sum(cents)).toBeGreaterThan(0);

      const byMonth = await tableOf(page, months, table);
      expect(byMonth.map(([latest]) => latest)).toEqual(cents.slice(12));
      expect(byMonth.map(([, before]) => before)).toEqual(cents.slice(0, 12));
      const byCategory = await tableOf(page, categories, table);
      expect(byCategory.map(sum)).toEqual(cents.slice(12));
      expect(await axeViolations(page)).toEqual([]);
    });
  }

  test('tell the values of each month by keyboard', async ({ page }) => {
    await page.goto('/');
    const slider = page.getByRole('slider', { name: 'By month' });
    await slider.focus();
    const last = await slider.getAttribute('aria-valuetext');
    await page.keyboard.press('ArrowLeft');
    await expect(slider).not.toHaveAttribute('aria-valuetext', last ?? '');
    await page.keyboard.press('End');
    await expect(slider).toHaveAttribute('aria-valuetext', last ?? '');
  });
});
