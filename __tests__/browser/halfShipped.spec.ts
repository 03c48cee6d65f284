import { expect } from '@playwright/test';

import type { DeskOrder, QueuedOrder } from '../../src/api/staffOrders';
import { readIn, signedInCustomer, staffSession } from '../support/browser';
import { test } from '../support/signedIn';

/** The status, what was shipped of a line, what is still to come, and the step that it reached. */
const WORDS = [
  ['', 'Shipped in part', '1 shipped', 'to come', 'Progress of the order'],
  ['fr', 'Expédiée en partie', '1 expédié', 'à venir', 'Suivi de la commande'],
  ['es', 'Enviado en parte', '1 enviado', 'por llegar', 'Seguimiento del pedido'],
] as const;

test('an order of which a half was shipped says so, line by line, in each language', async ({
  page,
}) => {
  const { user } = await signedInCustomer(page);
  const { token } = await staffSession(page.request);
  const headers = { Authorization: `Bearer ${token}` };
  const queue = await page.request.get('/api/staff/orders?queue=to_pick', { headers });
  const { orders } = (await queue.json()) as { orders: QueuedOrder[] };
  const own = orders.filter(({ customer_code }) => customer_code === user.customer_code);
  const { order_id } = own.toSorted((a, b) => a.lines - b.lines).at(-1)!;
  const shown = await page.request.get(`/api/staff/order?order_id=${order_id}`, { headers });
  const { order } = (await shown.json()) as { order: DeskOrder };
  const line = order.lines.find(({ open }) => open > 1)!;
  const shipped = await page.request.post(`/api/v1/orders/${order_id}/shipments`, {
    headers: { ...headers, 'If-Match': `"${order.version}"` },
    data: { carrier: 'Purolator', lines: [{ line: line.line, quantity: 1 }] },
  });
  expect(shipped.status()).toBe(200);

  for (const [language, status, sent, toCome, steps] of WORDS) {
    await readIn(page, language);
    await page.goto(`/orderdetails/${order_id}`);
    await expect(page.getByText(status, { exact: true }).first()).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: line.product_id });
    await expect(row).toContainText(sent);
    await expect(row).toContainText(`${line.open - 1} ${toCome}`);
    await expect(page.getByRole('list', { name: steps })).toContainText('Purolator');
  }
});
