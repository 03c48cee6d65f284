import { DAY_MS } from '#domain/durations';
import { RULES } from '#domain/rules';

import type { Db } from '../../db/client';
import { endListsAt, keepListsEndingAfter, passSharedListsOn } from '../../db/orderLists';
import type { UserId } from '../../db/tables/ids';

/**
 * What somebody who is turned off shared stays with the owner of the company; the rest is kept for
 * some months, in case the person comes back.
 */
export async function handListsOver(tx: Db, from: UserId, to: UserId, at: Date): Promise<void> {
  await passSharedListsOn(tx, from, to);
  const days = RULES.leaversListDays - RULES.deletedListDays;
  await endListsAt(tx, from, new Date(at.getTime() + days * DAY_MS).toISOString());
}

/** Gives somebody who comes back the lists that are still kept. */
export const returnLists = (tx: Db, userId: UserId, at: Date): Promise<void> =>
  keepListsEndingAfter(tx, userId, at.toISOString());
