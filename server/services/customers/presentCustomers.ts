import type { MachineCustomer } from '#contract/v1/customers';
import { parseCountry } from '#domain/countries';
import { languageTag } from '#domain/languages';

import type { Db } from '../../db/client';
import { addressesOfCustomers } from '../../db/customerAddresses';
import { customerByCode, customerById } from '../../db/customers';
import { listsOfCustomers } from '../../db/priceListChanges';
import type { CustomerTable } from '../../db/tables/customers';
import { Refusal } from '../actions/refusal';

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
    standing: customer.status,
    addresses: (addresses.get(customer.id) ?? []).map(toCustomerAddress),
    ...(lists.has(customer.id) && { price_lists: lists.get(customer.id) ?? [] }),
    created_at: customer.created_at,
  }));
}

/** Presents one customer by code, ignoring case. */
export async function presentCustomer(db: Db, code: string): Promise<MachineCustomer> {
  const known = await customerByCode(db, code.trim());
  const customer = known && (await customerById(db, known.id));
  const [presented] = customer ? await presentCustomers(db, [customer]) : [];
  if (!presented) throw new Refusal(404, 'customer.unknown');
  return presented;
}
