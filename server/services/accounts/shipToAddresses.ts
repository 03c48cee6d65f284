import type { Db } from '../../db/client';
import { addressesOfCustomer } from '../../db/customerAddresses';
import { addressCodesOf } from '../../db/customerUserAddresses';
import { personById } from '../../db/customerUsers';
import type { CustomerAddressTable } from '../../db/tables/customers';

import type { SignedInCustomer } from './sessions';

interface OrderAddresses {
  /** To which this person may order, the address of their last order first. */
  ship: CustomerAddressTable[];
  bill: CustomerAddressTable[];
  /** Whether the person may order to the named addresses alone, of which none may be left. */
  isLimited: boolean;
}

/** Returns the customer's addresses for an order by this person. */
export async function shipToAddresses(
  db: Db,
  { id, userId }: Pick<SignedInCustomer, 'id' | 'userId'>,
): Promise<OrderAddresses> {
  const all = await addressesOfCustomer(db, id);
  const codes = (await addressCodesOf(db, [userId])).get(userId) ?? [];
  const isLimited = codes.length > 0;
  const ship = all.filter(
    ({ kind, code }) => kind === 'ship' && (!isLimited || codes.includes(code)),
  );
  const last = ship.length > 1 ? (await personById(db, userId))?.shipToCode : undefined;
  const first = ship.filter(({ code }) => code === last);
  return {
    ship: [...first, ...ship.filter(({ code }) => code !== last)],
    bill: all.filter(({ kind }) => kind === 'bill'),
    isLimited,
  };
}
