import type { Orderer } from '#contract/fields';

import type { Db } from '../../db/client';
import { customerById } from '../../db/customers';
import { peopleOf, hasColleagues, storedUserId } from '../../db/customerUsers';
import type { CustomerId, UserId } from '../../db/tables/ids';
import type { OrderTable } from '../../db/tables/orders';
import type { SignedInCustomer } from '../accounts/sessions';

/** Everybody who orders for a customer, by the id that orders store; empty if that is one person. */
export type Orderers = ReadonlyMap<UserId, Orderer>;

/** The same for a reader who sees orders of these people; nobody for one who sees only their own. */
export const readOrderersFor = async (
  db: Db,
  { id, seesOwnOrders }: Pick<SignedInCustomer, 'id' | 'seesOwnOrders'>,
): Promise<Orderers> => (seesOwnOrders ? new Map() : readOrderers(db, id));

export async function readOrderers(db: Db, customerId: CustomerId): Promise<Orderers> {
  if (!(await hasColleagues(db, customerId))) return new Map();
  const customer = await customerById(db, customerId);
  const people = customer ? await peopleOf(db, customer) : [];
  return new Map(
    people.map((person) => [
      storedUserId(person),
      { user_id: String(person.userId), name: person.name },
    ]),
  );
}

/** Who placed an order; nobody of the customer placed those of an import or of staff. */
export function ordererOf(
  orderers: Orderers,
  { user_id, origin, placed_by }: Pick<OrderTable, 'user_id' | 'origin' | 'placed_by'>,
): Orderer | undefined {
  const isOthers = user_id === '' && (origin === 'import' || placed_by !== null);
  return isOthers ? undefined : orderers.get(user_id);
}

/** The id that orders store for somebody named by user_id; `undefined` if that is nobody. */
export const storedIdOf = (orderers: Orderers, userId: string): UserId | undefined =>
  [...orderers].find(([, { user_id }]) => user_id === userId)?.[0];
