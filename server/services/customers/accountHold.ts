import type { AccountHold } from '#contract/staffCustomers';

import type { Db } from '../../db/client';
import { eventsOfSubject } from '../../db/events';
import type { CustomerTable } from '../../db/tables/customers';
import { customerSubject } from '../actions/action';

/** Returns since when, by whom and why a customer's new orders are held; null if they are not. */
export async function accountHold(
  db: Db,
  { customer_code, order_hold }: CustomerTable,
): Promise<AccountHold | null> {
  if (order_hold !== 1) return null;
  const events = await eventsOfSubject(db, customerSubject(customer_code));
  const held = events.findLast(({ data }) => parse(data).fields?.includes('order_hold'));
  if (!held) return { since: '', by: '', reason: '' };
  return { since: held.at, by: held.actor_id, reason: parse(held.data).reason ?? '' };
}

const parse = (data: string) => JSON.parse(data) as { fields?: string[]; reason?: string };
