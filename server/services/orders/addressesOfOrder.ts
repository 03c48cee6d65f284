import type { OrderAddress } from '#domain/application/addresses';

import type { Db } from '../../db/client';
import { setShipToCode } from '../../db/customerUsers';
import type { CustomerAddressTable } from '../../db/tables/customers';
import type { SignedInCustomer } from '../accounts/sessions';
import { shipToAddresses } from '../accounts/shipToAddresses';
import { Refusal } from '../actions/refusal';

/** Addresses as an order stores them: JSON, or null if the customer has none. */
export interface OrderAddresses {
  /** Code of the shipping address; '' if the customer has none. */
  code: string;
  /** Whether it is the person's first choice already. */
  isFirst: boolean;
  stored: { ship_to: string | null; bill_to: string | null };
}

/**
 * Returns the current addresses for an order. A chosen address becomes the first choice of the
 * person, and of nobody else.
 */
export async function addressesOfOrder(
  tx: Db,
  customer: Pick<SignedInCustomer, 'id' | 'userId' | 'role'>,
  chosen: string | undefined,
): Promise<OrderAddresses> {
  const addresses = await orderAddresses(tx, customer, chosen);
  if (!addresses.isFirst) await setShipToCode(tx, customer, addresses.code);
  return addresses;
}

/** The same, which leaves the person's first choice as it is. */
export async function orderAddresses(
  tx: Db,
  person: Pick<SignedInCustomer, 'id' | 'userId'>,
  chosen: string | undefined,
): Promise<OrderAddresses> {
  const { ship: ships, bill: bills, isLimited } = await shipToAddresses(tx, person);
  const [bill] = bills;
  const ship = chosen === undefined ? ships[0] : ships.find(({ code }) => code === chosen);
  if (!ship && (chosen !== undefined || isLimited))
    throw new Refusal(400, 'order.noAddress', { field: 'ship_to' });
  const stored = { ship_to: toJson(ship ?? bill), bill_to: toJson(bill ?? ship) };
  return { code: ship?.code ?? '', isFirst: ship === ships[0], stored };
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
