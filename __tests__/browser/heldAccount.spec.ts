import { expect } from '@playwright/test';

import type { Reply } from '#contract/route';
import type { showCustomer } from '#contract/staffCustomers';

import { emptyCart, fillCart, signedInCustomer, staffSession } from '../support/browser';
import { openDesk } from '../support/deskSession';
import { test } from '../support/signedIn';

const REASON = 'Invoice 4711 is 60 days old';

/** Ends a hold that an attempt of the test left behind. */
test.beforeEach(async ({ page }) => {
  const { user } = await signedInCustomer(page);
  const { token } = await staffSession(page.request);
  const headers = { Authorization: `Bearer ${token}` };
  const code = user.customer_code;
  const shown = await page.request.get(`/api/staff/customer?customer_code=${code}`, { headers });
  const { customer } = (await shown.json()) as Reply<typeof showCustomer>;
  const changed = await page.request.patch(`/api/v1/customers/${code}`, {
    headers: { ...headers, 'If-Match': `"${customer.version}"` },
    data: { order_hold: false },
  });
  expect(changed.status()).toBe(200);
});

test('a customer on hold is told so before and after ordering, until the desk lifts both holds', async ({
  page,
  browser,
}) => {
  const { user } = await signedInCustomer(page);
  const desk = await openDesk(browser);
  await desk.goto(`/staff/customers/${user.customer_code}`);
  await desk.getByRole('button', { name: 'Hold orders' }).click();
  await desk.getByRole('dialog').getByRole('textbox').fill(REASON);
  await desk.getByRole('dialog').getByRole('button', { name: 'Hold orders' }).click();
  await expect(desk.getByText(REASON)).toBeVisible();

  const told = page.getByText(/^New orders wait for our accounts department/);
  await emptyCart(page);
  await fillCart(page, 'needle', 2);
  await expect(told).toBeVisible();
  await page.getByRole('link', { name: 'Review the order' }).click();
  await expect(told).toBeVisible();
  await page.getByRole('button', { name: 'Place the order' }).click();
  await expect(page.getByText(/it is waiting for us to release it/)).toBeVisible();
  const orderId = new URL(page.url()).searchParams.get('order_id') ?? '';

  await desk.goto(`/staff/orders/${orderId}`);
  await expect(desk.getByText(REASON).first()).toBeVisible();
  await desk.getByRole('button', { name: /^Lift hold/ }).click();
  await expect(desk.getByText(`The hold on order ${orderId} was lifted.`)).toBeVisible();
  await desk.goto(`/staff/customers/${user.customer_code}`);
  await desk.getByRole('button', { name: 'Stop holding orders' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Stop holding orders' }).click();
  await expect(desk.getByText(/will no longer be held/)).toBeVisible();
  await desk.context().close();

  await page.goto(`/orderdetails/${orderId}`);
  await expect(page.getByRole('heading', { name: new RegExp(orderId) })).toBeVisible();
  await expect(page.getByText('On hold', { exact: true })).toBeHidden();
  await emptyCart(page);
  await fillCart(page, 'needle', 2);
  await expect(told).toBeHidden();
});
