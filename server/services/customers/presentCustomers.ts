import type { MachineCustomer } from '#contract/v1/customers';
import { parseCountry } from '#domain/countries';
import { groupBy } from '#domain/groupBy';
import { languageTag } from '#domain/languages';
import { fromCents } from '#domain/money';

import type { Db } from '../../db/client';
import { addressesOfCustomers } from '../../db/customerAddresses';
import { customerByCode, customerById } from '../../db/customers';
import { addressCodesOf } from '../../db/customerUserAddresses';
import { colleaguesOfCustomers, limitsOfRow, ownerIdOf, roleOf } from '../../db/customerUsers';
import { listsOfCustomers } from '../../db/priceListChanges';
import type { CustomerTable, CustomerUserTable } from '../../db/tables/customers';
import type { CustomerId } from '../../db/tables/ids';
import { Refusal } from '../actions/refusal';

import { presentLimits } from './personLimits';
import { toCustomerAddress } from './toCustomerAddress';

/**
 * Presents customers to machines: only these fields, and nothing confidential from an application.
 */
export async function presentCustomers(
  db: Db,
  customers: readonly CustomerTable[],
): Promise<MachineCustomer[]> {
  const ids = customers.map(({ id }) => id);
  const addresses = await addressesOfCustomers(db, ids);
  const lists = await listsOfCustomers(db, ids);
  const users = await usersOf(db, customers);
  return customers.map((customer) => ({
    customer_code: customer.customer_code,
    version: customer.version,
    email: customer.email,
    owner_name: customer.owner_name,
    company_name: customer.company_name,
    country: parseCountry(customer.country),
    lang: languageTag(customer.lang),
    phone: customer.phone,
    terms: customer.terms,
    order_hold: customer.order_hold === 1,
    ...(customer.po_required === 1 && { po_required: true }),
    ...(customer.min_order_cents !== null && { min_order: fromCents(customer.min_order_cents) }),
    ...(customer.credit_limit_cents !== null && {
      credit_limit: fromCents(customer.credit_limit_cents),
    }),
    ...(customer.buyers_see === 'own' && { buyers_see: 'own' as const }),
    standing: customer.status,
    addresses: (addresses.get(customer.id) ?? []).map(toCustomerAddress),
    ...(lists.has(customer.id) && { price_lists: lists.get(customer.id) ?? [] }),
    ...(users.has(customer.id) && { users: users.get(customer.id) ?? [] }),
    created_at: customer.created_at,
  }));
}

/** The colleagues of these customers' owners, by customer. */
async function usersOf(
  db: Db,
  customers: readonly CustomerTable[],
): Promise<Map<CustomerId, NonNullable<MachineCustomer['users']>>> {
  const ids = customers.map(({ id }) => id);
  const rows = await colleaguesOfCustomers(db, ids);
  const codes = await addressCodesOf(
    db,
    rows.map(({ id }) => id),
  );
  const owners = new Map(customers.map(({ id, email }) => [id, { userId: ownerIdOf(id), email }]));
  const byCustomer = groupBy(rows, ({ customer_id }) => customer_id);
  return new Map(
    [...byCustomer].map(([id, users]) => {
      const owner = owners.get(id);
      const people = [
        ...(owner ? [owner] : []),
        ...users.map((user) => ({ userId: user.id, email: user.email })),
      ];
      return [id, users.map((user) => presentUser(user, people, codes.get(user.id) ?? []))];
    }),
  );
}

const presentUser = (
  user: CustomerUserTable,
  people: Parameters<typeof presentLimits>[1],
  ship_to_codes: string[],
): NonNullable<MachineCustomer['users']>[number] => ({
  email: user.email,
  name: user.name,
  lang: languageTag(user.lang),
  role: roleOf(user.role),
  standing: user.status === 'off' ? 'off' : 'active',
  ship_to_codes,
  ...presentLimits(limitsOfRow(user), people),
});

/** Presents one customer by code, ignoring case. */
export async function presentCustomer(db: Db, code: string): Promise<MachineCustomer> {
  const known = await customerByCode(db, code.trim());
  const customer = known && (await customerById(db, known.id));
  const [presented] = customer ? await presentCustomers(db, [customer]) : [];
  if (!presented) throw new Refusal(404, 'customer.unknown');
  return presented;
}
