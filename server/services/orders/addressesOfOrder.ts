import type { OrderAddress } from '#domain/application/addresses';

import { addressesOfCustomer, setDefaultShippingAddress } from '../../db/customerAddresses';
import { changeCustomerRow } from '../../db/customers';
import type { CustomerAddressTable } from '../../db/tables/customers';
import type { SignedInCustomer } from '../accounts/sessions';
import { customerSubject, type Action } from '../actions/action';
import { Refusal } from '../actions/refusal';

/**
 * Returns the current ship-to and bill-to addresses for an order as JSON, or null if the customer
 * has none. A chosen address becomes the default one, which is recorded as a change of the
 * customer.
 */
export async function addressesOfOrder(
  { tx, record }: Action,
  { id, customerCode }: SignedInCustomer,
  chosen: string | undefined,
): Promise<{ ship_to: string | null; bill_to: string | null }> {
  const addresses = await addressesOfCustomer(tx, id);
  const bill = addresses.find(({ kind }) => kind === 'bill');
  const ships = addresses.filter(({ kind }) => kind === 'ship');
  const ship = chosen === undefined ? ships[0] : ships.find(({ code }) => code === chosen);
  if (chosen !== undefined && !ship)
    throw new Refusal(400, 'order.noAddress', { field: 'ship_to' });
  if (ship && ship !== ships[0]) {
    await setDefaultShippingAddress(tx, id, ship.code);
    const version = await changeCustomerRow(tx, id, {});
    const subject = customerSubject(customerCode);
    record({ kind: 'customer.changed', subject, version, data: { fields: ['addresses'] } });
  }
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
