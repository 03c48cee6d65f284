import { expect, test, type APIRequestContext, type Locator, type Page } from '@playwright/test';

import type { Submitted } from '#contract/applications';

import { axeViolations } from '../support/accessibility';
import { CANARIES, completeApplication } from '../support/applications';
import { signedInCustomer, demoPassword, reviewer } from '../support/browser';
import { test as signedIn } from '../support/signedIn';

/** Submits a separate application per attempt, so that decisions do not interfere. */
async function apply(request: APIRequestContext) {
  const email = `owner-${Date.now()}@quilts.test`;
  const data = completeApplication('ca', { company_name: 'Yonder Quilts', email, lang: 'fr' });
  const answer = await request.post('/api/store/user', { data });
  const { reference } = (await answer.json()) as Submitted;
  return { reference, email };
}

/** Moves to an element with Tab, as without a mouse. */
async function tabTo(page: Page, target: Locator) {
  await target.waitFor();
  for (let press = 0; press < 120; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

async function press(page: Page, name: string | RegExp, within: Page | Locator = page) {
  await tabTo(page, within.getByRole('button', { name }));
  await page.keyboard.press('Enter');
}

async function signInAsStaff(page: Page) {
  await page.goto('/staff/applications');
  await tabTo(page, page.getByLabel('Email address'));
  await page.keyboard.type(reviewer);
  await page.keyboard.press('Tab');
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Trade applications' })).toBeVisible();
}

test.use({ reducedMotion: 'reduce' });

test.describe('a staff member', () => {
  test('reads, reveals, asks and approves by the keyboard alone', async ({ page, request }) => {
    const { reference, email } = await apply(request);
    await signInAsStaff(page);
    await tabTo(page, page.getByRole('searchbox'));
    await page.keyboard.type(email);
    await expect(page.getByRole('status').filter({ hasText: '1 application' })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('link', { name: reference })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Yonder Quilts' })).toBeVisible();
    await expect(page.getByText('Applicant’s language: French')).toBeVisible();

    await press(page, 'Reveal: Account number');
    await expect(page.getByText(CANARIES.bank_account_number)).toBeVisible();
    const log = page.getByRole('region', { name: 'Who viewed confidential fields' });
    await expect(log).toContainText('Account number');
    await expect(log).toContainText(reviewer);
    const stored = await page.evaluate(() =>
      JSON.stringify({ ...sessionStorage, ...localStorage }),
    );
    expect(stored).not.toContain(CANARIES.bank_account_number);

    await press(page, 'Ask the applicant…');
    await page.keyboard.type('Depuis quand?');
    await press(page, 'Send the question');
    expect(await axeViolations(page)).toEqual([]);
    await press(page, 'Send the question', page.getByRole('dialog'));
    await expect(page.getByText(`The question is on its way to ${email}.`)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Questions and answers' })).toContainText(
      'Depuis quand?',
    );

    await press(page, 'Approve…');
    await expect(page.getByLabel('Customer code')).toHaveValue(/^YQ\d{4}$/);
    await press(page, 'Approve and open the account');
    await press(page, 'Approve and open the account', page.getByRole('dialog'));
    await expect(page.getByText(/^Approved\. The link/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Approve…' })).toHaveCount(0);

    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: reference })).toBeFocused();
    await expect(page.getByRole('row', { name: reference })).toContainText('Approved');
  });

  test('is told when a colleague has changed the application meanwhile', async ({
    page,
    request,
    browser,
  }) => {
    const { reference } = await apply(request);
    await signInAsStaff(page);
    await page.goto(`/staff/applications/${reference}`);
    await page.getByRole('button', { name: 'Decline…' }).click();
    await page.getByLabel('The reason').fill('No references.');

    const colleague = await (await browser.newContext()).newPage();
    await signInAsStaff(colleague);
    await colleague.goto(`/staff/applications/${reference}`);
    await colleague.getByRole('button', { name: 'Start the review' }).click();
    await expect(colleague.getByText('The review has started.')).toBeVisible();
    await colleague.context().close();

    const name = 'Decline the application';
    await page.getByRole('button', { name }).click();
    await page.getByRole('dialog').getByRole('button', { name }).click();
    await expect(page.getByText(/^This application has changed/)).toBeVisible();
    await expect(page.getByRole('region', { name: 'History' })).toContainText('Review started');
    await expect(page.getByLabel('The reason')).toHaveValue('No references.');
  });

  signedIn(
    'works beside a customer of the same browser, and neither ends the other',
    async ({ page }) => {
      const { headers } = await signedInCustomer(page);
      await signInAsStaff(page);
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Trade applications' })).toBeVisible();
      await page.getByRole('button', { name: 'Sign out' }).click();
      await expect(page.getByRole('heading', { name: 'Staff sign-in' })).toBeVisible();

      expect((await signedInCustomer(page)).headers).toEqual(headers);
      await page.getByRole('link', { name: 'Go to the shop' }).click();
      await expect(page.getByRole('link', { name: /^Cart, / })).toBeVisible();
    },
  );

  test('uses screens that search engines do not index', async ({ request }) => {
    const answer = await request.get('/staff/applications', { headers: { accept: 'text/html' } });

    expect(answer.headers()['x-robots-tag']).toBe('noindex');
  });
});
