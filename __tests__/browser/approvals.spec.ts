import { expect, test, type Page } from '@playwright/test';

import type { listInvoices } from '#contract/invoices';
import type { addOrderList } from '#contract/orderLists';
import type { Reply } from '#contract/route';
import { localDay } from '#domain/days';

import { paths } from '../../src/paths';
import { expectAccessible } from '../support/accessibility';
import { emptyCart, putInCart, signedInCustomer } from '../support/browser';
import { ART, closeAll, OFFICE, openShop } from '../support/school';

import { openNext, openWhole } from './everyPage';

/** The narrowest is a window of 1280 pixels at 400 %. */
const SIZES = [320, 390, 820, 1440];

test.use({ reducedMotion: 'reduce' });
test.describe.configure({ timeout: 300_000 });

/** Adds packs of a product to the cart of whoever is signed in. */
async function fill(page: Page, product_id: string, packs: number): Promise<void> {
  await emptyCart(page);
  await putInCart(page, { [product_id]: packs });
}

/** Sends so many packs for approval from the review, with Enter; returns the request's number. */
async function sendForApproval(page: Page, packs: number): Promise<string> {
  await fill(page, 'BN1000', packs);
  await openWhole(page, paths.orderConfirm);
  await page.getByRole('button', { name: 'Send for approval' }).press('Enter');
  await expect(page).toHaveURL(/\/approvals\/R\d+$/);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** Leads from the list of requests to one of them, with J and Enter. */
async function openRequest(page: Page, request: string): Promise<void> {
  await openNext(page, paths.approvals);
  const link = page.getByRole('link', { name: new RegExp(`^${request} `) });
  await expect(async () => {
    await page.keyboard.press('j');
    await expect(link).toBeFocused({ timeout: 100 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(request);
}

test.afterEach(closeAll);

test('B10: orders are sent for approval, declined and approved by keyboard, at 400 % too', async ({
  browser,
}) => {
  const [art] = await openShop(browser, ART);
  const [office, officeInFrench] = await openShop(browser, OFFICE);
  const packs = 40;
  const declined = await sendForApproval(art!, packs);
  const approved = await sendForApproval(art!, packs + 1);
  await expectAccessible(art!, SIZES);

  for (const page of [office!, officeInFrench!]) {
    await openWhole(page, paths.approvals);
    await expectAccessible(page, SIZES);
    await openNext(page, paths.approval(declined));
    await expectAccessible(page, SIZES);
  }
  await expect(officeInFrench!.getByRole('button', { name: 'Refuser' })).toBeVisible();

  await office!.setViewportSize({ width: 390, height: 900 });
  await openNext(office!, paths.home);
  await office!.getByRole('button', { name: 'Categories' }).press('Enter');
  await office!
    .getByRole('dialog')
    .getByRole('link', { name: /to approve$/ })
    .press('Enter');
  await expect(office!).toHaveURL(/\/approvals$/);

  await openRequest(office!, declined);
  await office!.keyboard.press('d');
  await expect(office!.getByLabel('Why? The buyer reads this.')).toBeFocused();
  await expectAccessible(office!, SIZES);
  await office!.keyboard.type('Half of it will do');
  await office!.keyboard.press('Tab');
  await office!.keyboard.press('Enter');
  await expect(office!.getByText('Nadia Benali has declined it.')).toBeVisible();
  await expectAccessible(office!, SIZES);

  await openRequest(office!, approved);
  const heading = office!.getByRole('heading', { level: 1 });
  await office!.keyboard.press('j');
  await expect(heading).not.toContainText(approved);
  await office!.keyboard.press('k');
  await expect(heading).toContainText(approved);
  await office!.keyboard.press('a');
  await expect(office!.getByText('Nadia Benali has approved it.')).toBeVisible();

  await openNext(art!, paths.approval(declined));
  await expect(art!.getByText('Half of it will do')).toBeVisible();
  await expectAccessible(art!, SIZES);
});

test('B10: a list that is due is ordered by keyboard from the home page, and moves on', async ({
  browser,
}) => {
  const pages = await openShop(browser, ART);
  const [page] = pages;
  await emptyCart(page!);
  const { user, headers } = await signedInCustomer(page!);
  const person = { user_id: user.user_value };
  const name = `Every week ${Date.now()}`;
  const lines = [{ product_id: 'BN1000', packs: 1 }];
  const added = await page!.request.post('/api/order-lists', {
    headers,
    data: { ...person, name, lines },
  });
  const { list } = (await added.json()) as Reply<typeof addOrderList>;
  const terms = { ship_to_code: 'STUDIO', po_reference: 'ART-45' };
  const rhythm = { every_weeks: 1, next_on: localDay(new Date()), ...terms };
  const changed = await page!.request.patch('/api/order-lists', {
    headers,
    data: { ...person, list_id: list.list_id, version: list.version, rhythm },
  });
  expect(changed.status()).toBe(200);

  for (const [at, one] of pages.entries()) {
    await openWhole(one, paths.home);
    const title = at === 0 ? 'Lists to order' : 'Listes à commander';
    await expect(one.getByRole('region', { name: title })).toContainText(name);
    await expectAccessible(one, SIZES);
    await openNext(one, paths.savedList(list.list_id));
    await expect(one.getByLabel(at === 0 ? 'PO number' : 'Bon de commande')).toHaveValue('ART-45');
    await expect(one.getByLabel(at === 0 ? 'Ship to' : 'Livrer à')).toHaveValue('STUDIO');
    await expectAccessible(one, SIZES);
  }

  await openWhole(page!, paths.home);
  await page!.getByRole('button', { name: `Order this list: ${name}` }).press('Enter');
  await expect(page!).toHaveURL(/\/cart$/);
  await expect(page!.getByText('1 of 1 line selected')).toBeVisible();
  await page!.getByRole('link', { name: 'Review the order' }).press('Enter');
  const answer = page!.getByRole('checkbox', { name: new RegExp(`“${name}”`) });
  await expect(answer).toBeChecked();
  await openNext(pages[1]!, paths.orderConfirm);
  for (const one of pages) await expectAccessible(one, SIZES);
  await page!.getByRole('button', { name: 'Place the order' }).press('Enter');
  await expect(page!.getByRole('heading', { name: /^Order \d+ has been placed$/ })).toBeVisible();
  const order = new URL(page!.url()).searchParams.get('order_id') ?? '';
  await openNext(page!, paths.order(order));
  await expect(page!.getByText('ART-45', { exact: true })).toBeVisible();
  await expect(page!.getByText(/^École des Érables, atelier, /)).toBeVisible();

  await openNext(page!, paths.savedList(list.list_id));
  await expect(page!.getByLabel('Name of the list')).toHaveValue(name);
  await expect(page!.getByText(/^This list has been due since/)).toBeHidden();
  await openWhole(page!, paths.home);
  await expect(page!.getByRole('heading', { name: 'Your current order' })).toBeVisible();
  await expect(page!.getByRole('button', { name: `Order this list: ${name}` })).toBeHidden();
});

test('invoices are read at 400 % too, in either language', async ({ browser }) => {
  const pages = await openShop(browser, OFFICE);
  const { user, headers } = await signedInCustomer(pages[0]!);
  const params = { user_id: user.user_value, view: 'open' };
  const answer = await pages[0]!.request.get('/api/invoices', { headers, params });
  const { invoices } = (await answer.json()) as Reply<typeof listInvoices>;
  const { number, order_ids } = invoices.find(({ order_ids: orders }) => orders.length > 0)!;
  for (const page of pages) {
    await openWhole(page, paths.invoices());
    await expectAccessible(page, SIZES);
    await openNext(page, paths.order(order_ids[0]!));
    const step = page.getByRole('main').getByRole('link', { name: number });
    await expect(step).toBeVisible();
    await expectAccessible(page, SIZES);
    await step.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/invoices\\?search=${number}`));
  }
});
