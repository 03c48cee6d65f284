import { inChunks, type Db } from './client';
import { countRows } from './page';
import type { MailTable } from './tables/mails';

export async function addMails(tx: Db, mails: readonly MailTable[]): Promise<void> {
  for (const chunk of inChunks(mails)) await tx.insertInto('mails').values(chunk).execute();
}

/** Unsent mails about these subjects that have not been attempted yet. */
export const unattemptedMails = (tx: Db, about: readonly string[]): Promise<MailTable[]> =>
  tx
    .selectFrom('mails')
    .where('about', 'in', about)
    .where('done_at', 'is', null)
    .where('attempts', '=', 0)
    .selectAll()
    .execute();

/** Whether a mail of a kind about a subject is still to be sent, attempted or not. */
export async function isMailDue(tx: Db, kind: string, about: string): Promise<boolean> {
  const ofKind = tx.selectFrom('mails').where('kind', '=', kind).where('about', '=', about);
  return (await ofKind.where('done_at', 'is', null).select('id').executeTakeFirst()) !== undefined;
}

/** The due mail that has been due for the longest. */
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

/** Claims a mail for one sender until `until`; returns false if another was faster. */
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

/** Note of a mail that was given up. */
const GIVEN_UP_NOTE = 'given up';

/** Marks a mail as given up after it could not be sent for too long. */
export async function giveUpMail(db: Db, id: string, at: string): Promise<void> {
  await db
    .updateTable('mails')
    .set({ done_at: at, note: GIVEN_UP_NOTE })
    .where('id', '=', id)
    .execute();
}

/** Number of mails that failed and will be retried, and of retained mails that were given up. */
export async function countFailingMails(db: Db): Promise<{ retried: number; failed: number }> {
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
        .filterWhere('note', '=', GIVEN_UP_NOTE)
        .as('failed'),
    ])
    .executeTakeFirstOrThrow();
  return { retried: Number(retried), failed: Number(failed) };
}

/**
 * Number of mails of the same kind to the same address that were sent since a moment, or that are
 * older and in transit, so that of several sent at once the first ones count.
 */
export const countMailsLike = (
  db: Db,
  { id, kind, address, created_at }: MailTable,
  since: string,
): Promise<number> =>
  countRows(
    db
      .selectFrom('mails')
      .where('kind', '=', kind)
      .where('address', '=', address)
      .where((mail) =>
        mail.or([
          mail('done_at', '>=', since),
          mail.and([
            mail('done_at', 'is', null),
            mail('attempts', '>', 0),
            mail(mail.refTuple('created_at', 'id'), '<', mail.tuple(created_at, id)),
          ]),
        ]),
      ),
  );

/** Deletes a mail that must not be sent. */
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

/** Number of unsent mails, and when the oldest of them was created. */
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
