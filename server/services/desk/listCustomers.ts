import type { ListedCustomer } from '#contract/staffCustomers';
import { parseCountry } from '#domain/countries';

import type { Db } from '../../db/client';
import { findCustomers, ordersOfCustomers } from '../../db/customerSearch';
import type { Page } from '../../db/page';
import type { CustomerTable } from '../../db/tables/customers';

/** Returns a page of customers for the staff desk. */
export async function listCustomers(
  db: Db,
  filters: Parameters<typeof findCustomers>[1],
  page: Page,
): Promise<{ customers: ListedCustomer[]; total: number }> {
  const { customers, total } = await findCustomers(db, filters, page);
  return { customers: await listedCustomers(db, customers), total };
}

export async function listedCustomers(
  db: Db,
  customers: readonly CustomerTable[],
): Promise<ListedCustomer[]> {
  const orders = await ordersOfCustomers(
    db,
    customers.map(({ id }) => id),
  );
  return customers.map((customer) => ({
    customer_code: customer.customer_code,
    company_name: customer.company_name,
    owner_name: customer.owner_name,
    email: customer.email,
    phone: customer.phone,
    country: parseCountry(customer.country),
    standing: customer.status,
    order_hold: customer.order_hold === 1,
    last_order_at: orders.get(customer.id)?.last ?? null,
    open_orders: orders.get(customer.id)?.open ?? 0,
  }));
}
