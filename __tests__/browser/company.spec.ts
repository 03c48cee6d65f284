import { join } from 'node:path';

import { expect, test } from '@playwright/test';

import { SCHOOL } from '../../demo/people/school';
import { paths } from '../../src/paths';
import { staffPaths } from '../../src/staffPaths';
import { expectAccessible } from '../support/accessibility';
import {
  demoPassword,
  readIn,
  signedInCustomer,
  signIn,
  waitForHydration,
} from '../support/browser';
import { openDesk } from '../support/deskSession';
import { tabTo } from '../support/focus';
import { mailsIn } from '../support/outbox';
import { ownServer } from '../support/ownServer';
import { closeAll, LANGUAGES, OFFICE, openShop } from '../support/school';

import { openNext, openWhole } from './everyPage';

const SIZES = [390, 820, 1440];
/** Folder in which this worker's server stores its e-mails. */
const { BROWSER_TEST_DATA = '', BROWSER_TEST_PORT = 3196, TEST_PARALLEL_INDEX = '' } = process.env;
const OUTBOX = join(BROWSER_TEST_DATA, TEST_PARALLEL_INDEX);
const PORT = Number(BROWSER_TEST_PORT) + 40;

/** Returns the path of the link in the latest e-mail to somebody, once there is one. */
async function mailedLink(folder: string, email: string): Promise<string> {
  const mail = () => mailsIn(folder).findLast(({ to }) => to === email)?.text ?? '';
  await expect.poll(mail).toContain('#');
  return /https?:\/\/[^/\s]+(\/\S+#[\w-]+)/.exec(mail())?.[1] ?? '';
}

test.use({ reducedMotion: 'reduce' });

test.afterEach(closeAll);

test('what several people of a customer share can be read by everybody, on a phone too', async ({
  browser,
}) => {
  for (const page of await openShop(browser, OFFICE)) {
    await openWhole(page, paths.profile);
    await expect(page.getByText('Marc Gagnon')).toBeVisible();
    await expectAccessible(page, SIZES);

    await openNext(page, paths.purchaseHistory);
    await expect(page.getByRole('main').getByRole('combobox').first()).toBeVisible();
    await expectAccessible(page, SIZES);

    const { user, headers } = await signedInCustomer(page);
    const answer = await page.request.post('/api/order-lists', {
      headers,
      data: {
        user_id: user.user_value,
        name: 'Art room',
        lines: [{ product_id: 'BN1000', packs: 2 }],
      },
    });
    const { list } = (await answer.json()) as { list: { list_id: string } };
    await openNext(page, paths.savedList(list.list_id));
    await expectAccessible(page, SIZES);
    await openNext(page, paths.savedLists);
    await expectAccessible(page, SIZES);
    await page.context().close();
  }
});

test('people and price lists of a customer are looked after at the desk, on a phone too', async ({
  browser,
}) => {
  for (const language of LANGUAGES) {
    const page = await openDesk(browser, language);
    await openWhole(page, staffPaths.customer(SCHOOL.customer_code));
    await expectAccessible(page, SIZES);
    const card = page.getByRole('region', { name: language ? 'Listes de prix' : 'Price lists' });
    await card.getByRole('button').last().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, SIZES);

    await openNext(page, staffPaths.priceLists);
    await page.keyboard.press('a');
    await expect(page.getByLabel(/^(Code of the list|Code de la liste)/)).toBeFocused();
    await expectAccessible(page, SIZES);

    await openNext(page, staffPaths.priceList('SCHOOLS'));
    await expectAccessible(page, SIZES);
    await page.keyboard.press('p');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, SIZES);
    await page.context().close();
  }
});

test('a price list is made, filled, given to a customer and taken away by keyboard', async ({
  browser,
}) => {
  const page = await openDesk(browser);
  await openWhole(page, staffPaths.priceLists);
  await page.keyboard.press('a');
  const code = `DESK-${Date.now()}`;
  await page.keyboard.type(code.toLowerCase());
  await page.getByLabel(/^Percent off/).press('Control+a');
  await page.keyboard.type('7.5');
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL(new RegExp(`${code}$`));
  await expect(page.getByText('7.5% off the list price')).toBeVisible();
  await page.keyboard.press('p');
  await page.getByLabel('Product number').pressSequentially('BN1000');
  await page.getByLabel('From packs').fill('10');
  await page.getByLabel('Unit price').fill('1.00');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: /BN1000.*10.*\$1\.00/ })).toBeVisible();

  await openNext(page, staffPaths.customer(SCHOOL.customer_code));
  const card = page.getByRole('region', { name: 'Price lists' });
  await card.getByRole('button', { name: 'Assign price list' }).press('Enter');
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await expect(card.getByRole('link', { name: code })).toBeVisible();
  await card.getByRole('button', { name: `Take away price list ${code}` }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Take away' }).press('Enter');
  await expect(card.getByRole('link', { name: code })).toBeHidden();

  await openNext(page, staffPaths.priceList(code));
  await page.keyboard.press('r');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete list' }).press('Enter');
  await expect(page).toHaveURL(/price-lists$/);
});

test('somebody who was invited chooses a password, in either language', async ({ browser }) => {
  const desk = await openDesk(browser);
  const email = `zoe-${Date.now()}@school.test`;
  await openWhole(desk, staffPaths.customer(SCHOOL.customer_code));
  const people = desk.getByRole('region', { name: 'People' });
  await people.getByRole('button', { name: 'Invite a colleague' }).click();
  await desk.getByRole('dialog').getByLabel('Name').fill('Zoé Roy');
  await desk.getByRole('dialog').getByLabel('Email address').fill(email);
  await expectAccessible(desk, SIZES);
  await desk.getByRole('button', { name: 'Send invitation' }).click();
  await expect(people.getByText(email)).toBeVisible();

  const link = await mailedLink(OUTBOX, email);
  for (const language of LANGUAGES) {
    const page = await (await browser.newContext()).newPage();
    await readIn(page, language);
    await openWhole(page, link);
    await expect(page.getByText('École des Érables').first()).toBeVisible();
    await expectAccessible(page, SIZES);
    await page.context().close();
  }
});

test('B10: an administrator invites somebody who joins and signs in, all by keyboard', async ({
  browser,
}) => {
  const shop = ownServer(PORT, { DEMO: 'on', COLLEAGUES: 'self', LIMITS_RENDERING: '0' });
  await shop.start();
  const open = async () => {
    const context = await browser.newContext({ baseURL: shop.address, reducedMotion: 'reduce' });
    return context.newPage();
  };
  try {
    const email = 'lea@school.test';
    const office = await open();
    await signIn(office, OFFICE);
    await openWhole(office, paths.profile);
    await waitForHydration(office);
    await tabTo(office, office.getByRole('button', { name: 'Invite a colleague' }));
    await office.keyboard.press('Enter');
    const dialog = office.getByRole('dialog');
    await tabTo(office, dialog.getByLabel('Email address'));
    await office.keyboard.type(email);
    await tabTo(office, dialog.getByLabel('Name'));
    await office.keyboard.type('Léa Côté');
    await tabTo(office, dialog.getByLabel('Role'));
    await office.keyboard.press('ArrowDown');
    await expect(dialog.getByLabel('Role')).not.toHaveValue('buyer');
    await tabTo(office, dialog.getByRole('button', { name: 'Send invitation' }));
    await office.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(office.getByText(`The invitation is on its way to ${email}.`)).toBeVisible();

    const lea = await open();
    await openWhole(lea, await mailedLink(shop.dataDir, email));
    await tabTo(lea, lea.getByLabel('First password', { exact: true }));
    await lea.keyboard.type(demoPassword);
    await tabTo(lea, lea.getByLabel('Confirm password', { exact: true }));
    await lea.keyboard.type(demoPassword);
    await lea.keyboard.press('Enter');
    await expect(lea.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeFocused();
    await lea.keyboard.press('Enter');
    await expect(lea.getByLabel('Email address')).toHaveValue(email);
    await tabTo(lea, lea.getByLabel('Password', { exact: true }));
    await lea.keyboard.type(demoPassword);
    await lea.keyboard.press('Enter');
    await expect(lea.getByRole('link', { name: 'Léa Côté' })).toBeVisible();
  } finally {
    await shop.close();
  }
});
