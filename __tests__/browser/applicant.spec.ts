import { join } from 'node:path';

import { expect, test, type APIRequestContext, type Page } from '@playwright/test';

import { field, fillEmptyBoxes } from '../support/applicant';
import { staffSession } from '../support/browser';
import { mailsIn, type ReceivedMail } from '../support/outbox';

/** Folder in which this worker's server stores its e-mails. */
const { BROWSER_TEST_DATA = '', TEST_PARALLEL_INDEX = '' } = process.env;
const OUTBOX = join(BROWSER_TEST_DATA, TEST_PARALLEL_INDEX);
const PASSWORD = 'sept verges de ruban';

/** Returns the newest e-mail to an address with a matching subject, once it arrives. */
async function mailTo(address: string, subject: RegExp): Promise<ReceivedMail> {
  const find = () =>
    mailsIn(OUTBOX).findLast((mail) => mail.to === address && subject.test(mail.subject));
  await expect.poll(() => find()?.subject ?? '').toMatch(subject);
  return find() as ReceivedMail;
}

/** Returns the path of the link in an e-mail, whatever host the test runs on. */
const linkIn = ({ text }: ReceivedMail): string =>
  /https?:\/\/[^/\s]+(\/\S+#[\w-]+)/.exec(text)?.[1] ?? '';

async function signInStaff(request: APIRequestContext) {
  const { token } = await staffSession(request);
  return async (verb: string, data: object) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await request.post(`/api/staff/application/${verb}`, { headers, data });
    expect([verb, answer.status()]).toEqual([verb, 200]);
  };
}

/** Fills every empty field with a plausible value and ticks the consents. */
async function fillIn(page: Page, mail: string) {
  await expect(field(page, 'accepted_terms')).toBeVisible();
  await fillEmptyBoxes(page, { mail });
  await field(page, 'authorized_card').check();
  await field(page, 'accepted_terms').check();
}

test('an application submitted on a second device shows as submitted on the first', async ({
  page,
  browser,
}) => {
  const email = `ada-${Date.now()}@devices.test`;
  await page.goto('/account-registration');
  await field(page, 'company_name').fill('Two Devices');
  await field(page, 'email').fill(email);
  await page.getByRole('button', { name: /^Email me a link/ }).click();

  const phone = await (await browser.newContext({ locale: 'en-CA' })).newPage();
  await phone.goto(linkIn(await mailTo(email, /Continue/)));
  await expect(field(phone, 'company_name')).toHaveValue('Two Devices');
  await fillIn(phone, email);
  await phone.getByRole('button', { name: 'Submit Application' }).click();
  await expect(phone).toHaveURL(/success-page/);
  await expect(phone.getByText('already been submitted')).toBeHidden();
  await phone.context().close();

  await field(page, 'website').fill('quilts.test');
  await expect(page).toHaveURL(/success-page/);
  await expect(page.getByText('already been submitted')).toBeVisible();
});

test('a Canadian shop applies in French, answers a question, is approved and places its first order', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(180_000);
  const email = `ada-${Date.now()}@courtepointes.test`;
  await page.addInitScript(() => localStorage.setItem('selectedLanguage', 'fr'));
  await page.goto('/register');
  await field(page, 'owner_name').fill('Ada Tremblay');
  await field(page, 'owner_email').fill(email);
  await page.getByRole('button', { name: 'Suivant' }).click();
  await page.getByRole('radio', { name: 'Canada' }).click();
  await field(page, 'billing_prov').fill('QC');
  await fillIn(page, email);
  await page.getByRole('button', { name: 'Soumettre la demande' }).click();
  await expect(page).toHaveURL(/success-page/);

  const received = await mailTo(email, /bien reçu/);
  const reference = /A-\w{4}-\w{4}/.exec(received.subject)?.[0] ?? '';
  await expect(page.getByText(reference)).toBeVisible();
  await page.getByRole('link', { name: 'Voir où en est votre demande' }).click();
  await expect(page.getByText('Reçue', { exact: true })).toBeVisible();

  const staff = await signInStaff(request);
  await staff('ask', { reference, question: 'Quelle est votre succursale?' });
  const phone = await (await browser.newContext({ locale: 'fr-CA' })).newPage();
  await phone.addInitScript(() => localStorage.setItem('selectedLanguage', 'fr'));
  await phone.goto(linkIn(await mailTo(email, /question/)));
  await expect(phone.getByText('Quelle est votre succursale?').first()).toBeVisible();
  await expect(phone).toHaveURL(/application-status$/);
  await phone.getByLabel('Votre réponse').fill('Celle de Laval.');
  await phone.getByRole('button', { name: 'Envoyer la réponse' }).click();
  await expect(phone.getByText('Vous avez répondu.')).toBeVisible();
  await phone.context().close();

  await staff('approve', { reference, customer_code: `QC-${Date.now()}` });
  await page.goto(linkIn(await mailTo(email, /est ouvert/)));
  await expect(page.getByLabel('Courriel')).toHaveValue(email);
  await page.getByLabel('Premier mot de passe', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirmer le mot de passe').fill(PASSWORD);
  await page.getByRole('main').locator('button[type=submit]').click();
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).click();
  await expect(page.locator('main input[type=email]')).toHaveValue(email);
  await page.locator('main input[type=password]').fill(PASSWORD);
  await page.locator('main button[type=submit]').click();
  await expect(page.getByRole('link', { name: 'Ada Tremblay' })).toBeVisible();
  await page.goto('/search-page/TH127/1');
  await page.getByRole('main').locator('input[data-quantity]:enabled').first().fill('1');
  await page.getByRole('button', { name: 'Mettre à jour le panier (1 ligne)' }).click();
  await expect(page.getByText('Article ajouté au panier')).toBeVisible();
  await page.goto('/order-confirm');
  await page.getByRole('main').getByRole('button', { name: 'Passer la commande' }).click();
  await expect(page.getByRole('heading', { name: /^La commande \d+ a été passée$/ })).toBeVisible();
});
