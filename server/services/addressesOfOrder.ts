import type { OrderAddress } from '#domain/application/addresses';

import type { Db } from '../db/client';
import { addressesOfCustomer, makeUsualAddress } from '../db/customerAddresses';
import type { CustomerAddressTable } from '../db/orderTables';

import { Refusal } from './refusal';

/**
 * Where an order goes and who is billed, as they are now; null where the customer has no address. An
 * address that is chosen is the usual one from then on.
 */
export async function addressesOfOrder(
  tx: Db,
  customerId: string,
  chosen: string | undefined,
): Promise<{ ship_to: string | null; bill_to: string | null }> {
  const addresses = await addressesOfCustomer(tx, customerId);
  const bill = addresses.find(({ kind }) => kind === 'bill');
  const ships = addresses.filter(({ kind }) => kind === 'ship');
  const ship = chosen === undefined ? ships[0] : ships.find(({ code }) => code === chosen);
  if (chosen !== undefined && !ship)
    throw new Refusal(400, 'order.noAddress', { field: 'ship_to' });
  if (ship && ship !== ships[0]) await makeUsualAddress(tx, customerId, ship.code);
  return { ship_to: inJson(ship ?? bill), bill_to: inJson(bill ?? ship) };
}

const inJson = (row: CustomerAddressTable | undefined): string | null =>
  row === undefined ? null : JSON.stringify(addressOf(row));

/** An address as orders keep it. */
export const addressOf = (row: CustomerAddressTable): OrderAddress => ({
  code: row.code,
  name: row.name,
  street: row.street,
  city: row.city,
  region: row.region,
  postal_code: row.postal_code,
  country: row.country,
  phone: row.phone,
});

/** An address that an order has kept. */
export const readAddress = (kept: string | null): OrderAddress | null =>
  kept === null ? null : (JSON.parse(kept) as OrderAddress);
