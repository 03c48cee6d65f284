import { inChunks, type Db } from './client';
import type { MailTable } from './tables/mails';

export async function addMails(tx: Db, mails: readonly MailTable[]): Promise<void> {
  for (const chunk of inChunks(mails)) await tx.insertInto('mails').values(chunk).execute();
}

/** What is written about these things and has not been tried yet. */
export const untriedMails = (tx: Db, about: readonly string[]): Promise<MailTable[]> =>
  tx
    .selectFrom('mails')
    .where('about', 'in', about)
    .where('done_at', 'is', null)
    .where('attempts', '=', 0)
    .selectAll()
    .execute();

/** Whether one of a kind about something is still to be sent, tried already or not. */
export async function isMailDue(tx: Db, kind: string, about: string): Promise<boolean> {
  const ofKind = tx.selectFrom('mails').where('kind', '=', kind).where('about', '=', about);
  return (await ofKind.where('done_at', 'is', null).select('id').executeTakeFirst()) !== undefined;
}

/** The mail that has waited longest, of those that are due. */
export const dueMail = (db: Db, now: string): Promise<MailTable | undefined> =>
  db
    .selectFrom('mails')
    .where('done_at', 'is', null)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('id')
    .selectAll()
    .limit(1)
    .executeTakeFirst();

/** Takes a mail for one sender until `until`; false where another was quicker. */
export async function claimMail(db: Db, mail: MailTable, until: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set({ due_at: until, attempts: mail.attempts + 1 })
    .where('id', '=', mail.id)
    .where('attempts', '=', mail.attempts)
    .where('done_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function finishMail(db: Db, id: string, at: string): Promise<void> {
  await db.updateTable('mails').set({ done_at: at, note: '' }).where('id', '=', id).execute();
}

/** What stands in the note of a mail that nobody waits for any more. */
const GIVEN_UP = 'given up';

/** For a mail that could not be sent for so long that nobody waits for it. */
export async function giveUpMail(db: Db, id: string, at: string): Promise<void> {
  await db.updateTable('mails').set({ done_at: at, note: GIVEN_UP }).where('id', '=', id).execute();
}

/** Mails that were tried in vain: those that wait all the same, and those of the last weeks that were given up. */
export async function troubledMails(db: Db): Promise<{ retried: number; failed: number }> {
  const { retried, failed } = await db
    .selectFrom('mails')
    .select((row) => [
      row.fn
        .countAll<number>()
        .filterWhere('done_at', 'is', null)
        .filterWhere('attempts', '>', 0)
        .as('retried'),
      row.fn
        .countAll<number>()
        .filterWhere('done_at', 'is not', null)
        .filterWhere('note', '=', GIVEN_UP)
        .as('failed'),
    ])
    .executeTakeFirstOrThrow();
  return { retried: Number(retried), failed: Number(failed) };
}

/** Mails of a kind that were sent to an address since a moment. */
export async function countSentMails(
  db: Db,
  { kind, address }: MailTable,
  since: string,
): Promise<number> {
  const { count } = await db
    .selectFrom('mails')
    .where('kind', '=', kind)
    .where('address', '=', address)
    .where('done_at', '>=', since)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** For a mail that nobody is to get. */
export async function deleteMail(db: Db, id: string): Promise<void> {
  await db.deleteFrom('mails').where('id', '=', id).execute();
}

export async function deleteMailsBefore(db: Db, moment: string): Promise<void> {
  await db
    .deleteFrom('mails')
    .where('created_at', '<', moment)
    .where('done_at', 'is not', null)
    .execute();
}

/** Mails that are not sent yet, and when the oldest of them was written. */
export async function waitingMails(db: Db): Promise<{ count: number; oldest: string | null }> {
  const { count, oldest } = await db
    .selectFrom('mails')
    .where('done_at', 'is', null)
    .select((row) => [
      row.fn.countAll<number>().as('count'),
      row.fn.min<string | null>('created_at').as('oldest'),
    ])
    .executeTakeFirstOrThrow();
  return { count: Number(count), oldest };
}

export async function postponeMail(db: Db, id: string, until: string): Promise<void> {
  await db.updateTable('mails').set({ due_at: until }).where('id', '=', id).execute();
}
