import type { OrderAddress } from '#domain/application/addresses';
import { groupBy } from '#domain/groupBy';

import { rowsInChunks, type Db } from './client';
import type { CustomerAddressTable } from './tables/customers';
import type { CustomerId } from './tables/ids';

/** A customer's shipping and billing addresses, the default ones first. */
export const addressesOfCustomer = (
  db: Db,
  customerId: CustomerId,
): Promise<CustomerAddressTable[]> =>
  db
    .selectFrom('customer_addresses')
    .where('customer_id', '=', customerId)
    .selectAll()
    .orderBy('is_default', 'desc')
    .orderBy('code')
    .execute();

/** Addresses of several customers, by customer id. */
export async function addressesOfCustomers(
  db: Db,
  customerIds: readonly string[],
): Promise<Map<string, CustomerAddressTable[]>> {
  const found = await rowsInChunks(customerIds, (ids) =>
    db
      .selectFrom('customer_addresses')
      .where('customer_id', 'in', ids)
      .selectAll()
      .orderBy('is_default', 'desc')
      .orderBy('code'),
  );
  return groupBy(found, ({ customer_id }) => customer_id);
}

export async function addAddresses(
  tx: Db,
  addresses: readonly CustomerAddressTable[],
): Promise<void> {
  if (addresses.length > 0) await tx.insertInto('customer_addresses').values(addresses).execute();
}

interface NewAddress extends OrderAddress {
  kind: 'bill' | 'ship';
  is_default?: boolean | undefined;
}

/**
 * Replaces a customer's addresses; returns false if they are the same. The first of a kind is the
 * default one if none is marked.
 */
export async function replaceAddresses(
  tx: Db,
  customerId: CustomerId,
  newAddresses: readonly NewAddress[],
): Promise<boolean> {
  const rows = newAddresses.map((address): CustomerAddressTable => {
    const sameKind = newAddresses.filter(({ kind }) => kind === address.kind);
    const defaultAddress = sameKind.find(({ is_default }) => is_default) ?? sameKind[0];
    return { ...address, customer_id: customerId, is_default: Number(defaultAddress === address) };
  });
  const before = await addressesOfCustomer(tx, customerId);
  if (sameAddresses(before, rows)) return false;
  await tx.deleteFrom('customer_addresses').where('customer_id', '=', customerId).execute();
  await addAddresses(tx, rows);
  return true;
}

function sameAddresses(
  before: readonly CustomerAddressTable[],
  after: readonly CustomerAddressTable[],
): boolean {
  const canonical = (rows: readonly CustomerAddressTable[]) =>
    rows
      .map((row) => JSON.stringify(Object.entries(row).sort()))
      .sort()
      .join();
  return canonical(before) === canonical(after);
}
