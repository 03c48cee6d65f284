import type { Db } from './client';

/** Times of earlier failures, oldest first; locks the entry until the transaction ends. */
export async function lockWrongPasswords(
  tx: Db,
  guesserHash: string,
  lastAt: string,
): Promise<number[]> {
  const { times } = await tx
    .insertInto('wrong_passwords')
    .values({ guesser_hash: guesserHash, times: '[]', last_at: lastAt })
    .onConflict((conflict) => conflict.column('guesser_hash').doUpdateSet({ last_at: lastAt }))
    .returning('times')
    .executeTakeFirstOrThrow();
  return JSON.parse(times) as number[];
}

export async function setWrongPasswords(
  tx: Db,
  guesserHash: string,
  times: readonly number[],
): Promise<void> {
  await tx
    .updateTable('wrong_passwords')
    .set({ times: JSON.stringify(times) })
    .where('guesser_hash', '=', guesserHash)
    .execute();
}

/** Deletes entries without a failure since a moment. */
export async function deleteWrongPasswordsBefore(db: Db, moment: string): Promise<void> {
  await db.deleteFrom('wrong_passwords').where('last_at', '<', moment).execute();
}
