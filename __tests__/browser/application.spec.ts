import { expect, test, type Page } from '@playwright/test';

import { field, fillEmptyBoxes } from '../support/applicant';

async function submit(page: Page) {
  await field(page, 'authorized_card').check();
  await field(page, 'accepted_terms').check();
  await page.getByRole('button', { name: 'Submit Application' }).click();
}

test('a visitor applies for a trade account in two steps', async ({ page }) => {
  await page.goto('/register');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Owner Name is required')).toBeVisible();
  await page.getByLabel('Owner Name').fill('Ada Quilter');
  await page.getByLabel('Email Address').fill('ada@quilts.test');
  await page.getByRole('button', { name: 'Next' }).click();

  await expect(page.getByRole('heading', { name: 'USA ACCOUNT APPLICATION' })).toBeVisible();
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByText('IRS Business field is required')).toBeVisible();
  await fillEmptyBoxes(page);
  await field(page, 'company_registration_date').pressSequentially('9/30/2004');
  await expect(page.getByText('Understood as September 30, 2004.')).toBeVisible();
  await field(page, 'expiry_date').pressSequentially('1139');
  await expect(page.getByText('Understood as November 2039.')).toBeVisible();
  await submit(page);

  await expect(page).toHaveURL(/success-page/);
  await expect(page.getByText('under review by the relevant department')).toBeVisible();
  await expect(page.getByText('Reference number:')).toBeVisible();
});

test('choosing Canada on the welcome screen leads to the Canadian form', async ({ page }) => {
  await page.goto('/welcome');
  await page.getByRole('radio', { name: 'Canada' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Open a trade account' }).click();
  await page.getByLabel('Owner Name').fill('Ada Quilter');
  await page.getByLabel('Email Address').fill('ada@quilts.test');
  await page.getByRole('button', { name: 'Next' }).click();

  await expect(page.getByRole('heading', { name: 'NEW ACCOUNT APPLICATION' })).toBeVisible();
});

test('a refused application moves the focus to the refused field, or to the submit button', async ({
  page,
}) => {
  const refused = (errors: object[]) => ({
    status: 400,
    json: { status: false, message: 'The department asks you to look again.', errors },
  });
  await page.goto('/account-registration');
  await page.getByRole('checkbox', { name: 'Same as the billing address', exact: true }).click();
  await fillEmptyBoxes(page);
  const button = page.getByRole('button', { name: 'Submit Application' });

  await page.route('**/api/store/user', (route) => route.fulfill(refused([])));
  await submit(page);
  await expect(page.getByText('The department asks you to look again.')).toBeVisible();
  await expect(button).toBeFocused();

  const fault = { field: 'website', message: 'This is no address.' };
  await page.route('**/api/store/user', (route) => route.fulfill(refused([fault])));
  await button.click();
  await expect(page.getByText('This is no address.')).toBeVisible();
  await expect(page.locator('input[name=website]')).toBeFocused();

  await page.unroute('**/api/store/user');
  await button.click();
  await expect(page).toHaveURL(/success-page/);
});

test('a date can be picked with the mouse, and is confirmed in the page language', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('selectedLanguage', 'fr'));
  await page.goto('/account-registration');
  const box = page.locator('input[name=expiry_date]');
  await box.fill('août 2031');
  await page.getByLabel(/^Date d’expiration.+calendrier$/).click();
  await page.getByRole('gridcell', { name: 'oct. 2031' }).click();

  await expect(box).toHaveValue('10/31');
  await expect(page.getByText('Nous avons compris\u00a0: octobre 2031.')).toBeVisible();
});

test('a date can be picked with the keyboard while the typed text is being saved', async ({
  page,
}) => {
  await page.goto('/account-registration');
  const box = page.locator('input[name=expiry_date]');
  const saved = page.waitForResponse(
    (answer) =>
      answer.url().includes('/api/application-draft') && answer.request().method() === 'PUT',
  );
  await box.fill('08/2031');
  await box.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('gridcell', { name: 'Aug, 2031' })).toBeFocused();
  await saved;
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('gridcell', { name: 'Sep, 2031' })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(box).toHaveValue('09/31');
  await expect(page.getByText('Street field is required')).toBeHidden();
});
