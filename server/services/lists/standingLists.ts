import { localDay } from '#domain/days';
import { parseLanguage } from '#domain/languages';
import { dayAfterThis, isDue, isUnanswered, lastAnswerDay } from '#domain/rhythm';

import { inTransaction, type Db } from '../../db/client';
import { lockOrderList, markListTold, moveOrderList, waitingLists } from '../../db/orderLists';
import type { SignedInCustomer } from '../accounts/sessions';
import { queueMail } from '../actions/queueMail';
import { Refusal } from '../actions/refusal';

import { rhythmOf } from './rhythm';
import { findList, readerOf } from './shownLists';

/** Which day of a list an order or a refusal answers. */
export interface ListAnswer {
  list_id: string;
  next_on: string;
}

/**
 * Moves a list to its next day, because it is ordered or not wanted this time. Refused if somebody
 * else has answered for this day. Must run in a transaction that holds the customer.
 */
export async function answerList(
  tx: Db,
  customer: SignedInCustomer,
  { list_id, next_on }: ListAnswer,
  now: Date,
): Promise<void> {
  await findList(tx, readerOf(customer), list_id);
  const list = await lockOrderList(tx, list_id);
  const rhythm = list && rhythmOf(list);
  if (!rhythm || list.deleted_at !== null)
    throw new Refusal(409, 'list.noRhythm', { field: 'list_id' });
  if (rhythm.next_on !== next_on) throw new Refusal(409, 'list.answered', { field: 'next_on' });
  await moveOrderList(tx, list_id, { from: next_on, to: dayAfterThis(rhythm, localDay(now)) });
}

/** Lists told of in one transaction. */
const BATCH = 100;

/**
 * Queues one e-mail for each day of a list that has come, and moves lists on that nobody answered;
 * of several processes, the one that marks a list writes. Returns the number of e-mails.
 */
export const tellDueLists = (db: Db, now: Date): Promise<number> =>
  inTransaction(db, async (tx) => {
    const today = localDay(now);
    let count = 0;
    for (const { email, lang, ...list } of await waitingLists(
      tx,
      today,
      lastAnswerDay(today),
      BATCH,
    )) {
      const rhythm = rhythmOf(list);
      if (!rhythm || !isDue(rhythm, today)) continue;
      const { id } = list;
      if (isUnanswered(rhythm, today)) {
        await moveOrderList(tx, id, { from: rhythm.next_on, to: dayAfterThis(rhythm, today) });
        continue;
      }
      if (!(await markListTold(tx, id, rhythm.next_on))) continue;
      const mail = { address: email, lang: parseLanguage(lang) ?? '', about: id };
      await queueMail(tx, { kind: 'listDue', ...mail, note: rhythm.next_on }, now);
      count += 1;
    }
    return count;
  });
