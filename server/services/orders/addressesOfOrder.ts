import type { OrderAddress } from '#domain/application/addresses';

import type { Db } from '../../db/client';
import { setShipToCode } from '../../db/customerUsers';
import type { CustomerAddressTable } from '../../db/tables/customers';
import type { SignedInCustomer } from '../accounts/sessions';
import { shipToAddresses } from '../accounts/shipToAddresses';
import { Refusal } from '../actions/refusal';

/**
 * Returns the current ship-to and bill-to addresses for an order as JSON, or null if the customer
 * has none. A chosen address becomes the first choice of the person, and of nobody else.
 */
export async function addressesOfOrder(
  tx: Db,
  customer: Pick<SignedInCustomer, 'id' | 'userId' | 'role'>,
  chosen: string | undefined,
): Promise<{ ship_to: string | null; bill_to: string | null }> {
  const { ship: ships, bill: bills, isLimited } = await shipToAddresses(tx, customer);
  const [bill] = bills;
  const ship = chosen === undefined ? ships[0] : ships.find(({ code }) => code === chosen);
  if (!ship && (chosen !== undefined || isLimited))
    throw new Refusal(400, 'order.noAddress', { field: 'ship_to' });
  if (ship && ship !== ships[0]) await setShipToCode(tx, customer, ship.code);
  return { ship_to: toJson(ship ?? bill), bill_to: toJson(bill ?? ship) };
}

const toJson = (row: CustomerAddressTable | undefined): string | null =>
  row === undefined ? null : JSON.stringify(addressOf(row));

/** Converts an address row to the form stored with orders. */
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

/** Parses an address stored with an order. */
export const parseAddress = (stored: string | null): OrderAddress | null =>
  stored === null ? null : (JSON.parse(stored) as OrderAddress);
