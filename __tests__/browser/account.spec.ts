import { expect, type Browser, type Page } from '@playwright/test';

import {
  american,
  demoPassword,
  signedInCustomer,
  signOut,
  waitForHydration,
} from '../support/browser';
import { signedInState, test } from '../support/signedIn';

const NEW_PASSWORD = 'seven yards of ribbon';

/** Opens a tab of the customer on another device, signed in there. */
async function openOnAnotherDevice(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const storageState = await signedInState(baseURL, american);
  return (await browser.newContext({ storageState })).newPage();
}

async function changePassword(page: Page, from: string, to: string) {
  await page.goto('/profile/password');
  await page.getByLabel('Current password').fill(from);
  await page.getByLabel('New password', { exact: true }).fill(to);
  await page.getByLabel('Confirm new password').fill(to);
  await page.getByRole('button', { name: 'Save new password' }).click();
}

test.describe('the profile page', () => {
  test.use({ customer: american });

  test('shows whose account it is, can sign out, and keeps the chosen language afterwards', async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.goto('/profile');
    await expect(page.getByText(american)).toBeVisible();
    await expect(page.getByText('United States')).toBeVisible();
    await page.getByLabel('Language', { exact: true }).selectOption('Español');
    await expect(page.getByRole('heading', { name: 'Su cuenta' })).toBeVisible();

    await signOut(page, page.getByRole('main').getByRole('button', { name: 'Cerrar sesión' }));
    await expect(page.getByRole('link', { name: 'Iniciar sesión' }).first()).toBeVisible();
    await page.goto('/profile');
    await expect(page).toHaveURL(/login/);

    const other = await openOnAnotherDevice(browser, baseURL);
    await other.goto('/profile');
    const response = other.waitForResponse('**/api/language');
    await other.getByLabel('Idioma', { exact: true }).selectOption('English');
    await expect(other.getByRole('heading', { name: 'Your account' })).toBeVisible();
    await response;
    await other.context().close();
  });
});

test.describe('a password change', () => {
  test.use({ customer: american });

  test('is refused beside its field with a wrong old password; otherwise ends the sessions on other devices, where only the new password signs in', async ({
    page,
    browser,
    baseURL,
  }) => {
    await changePassword(page, 'not the old one', NEW_PASSWORD);
    await expect(page.getByText('The current password is incorrect.')).toBeVisible();
    await expect(page.getByLabel('New password', { exact: true })).toHaveValue(NEW_PASSWORD);

    const other = await openOnAnotherDevice(browser, baseURL);
    await changePassword(page, demoPassword, NEW_PASSWORD);
    await expect(page.getByText(/Other devices are signed out/)).toBeVisible();

    await other.goto('/order');
    await expect(other.getByRole('dialog', { name: 'Sign in again' })).toBeVisible();
    await other.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
    await other.getByRole('button', { name: 'Sign in' }).click();
    await expect(other.getByRole('table')).toBeVisible();
    await other.context().close();

    await changePassword(page, NEW_PASSWORD, demoPassword);
    await expect(page.getByText(/Other devices are signed out/)).toBeVisible();
  });
});

test('signing out without a connection leaves no token, and ends the session afterwards', async ({
  page,
}) => {
  await page.goto('/about-us');
  await waitForHydration(page);
  const { user, headers } = await signedInCustomer(page);
  const statusOf = async () => {
    const params = { user_id: user.user_value, lang: user.lang };
    return (await page.request.get('/api/cart', { params, headers })).status();
  };
  await page.route('**/api/**', (route) => route.abort());
  await signOut(page);
  const { origins } = await page.context().storageState({ indexedDB: true });
  const kept = JSON.stringify(origins);
  expect(kept).not.toContain(headers.Authorization.replace('Bearer ', ''));
  expect(kept).not.toContain(user.user_value);
  expect(await statusOf()).toBe(200);

  await page.unroute('**/api/**');
  await expect.poll(statusOf).toBe(401);
});
