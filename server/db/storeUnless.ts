import { inTransaction, type Db } from './client';

/** Runs `work` in a transaction and rolls it back if `isUndone` returns true for the result. */
export async function storeUnless<Result>(
  db: Db,
  work: (tx: Db) => Promise<Result>,
  isUndone: (result: Result) => boolean,
): Promise<Result> {
  let undone: { result: Result } | undefined;
  const rollback = new Error('The transaction is rolled back.');
  try {
    return await inTransaction(db, async (tx) => {
      const result = await work(tx);
      if (!isUndone(result)) return result;
      undone = { result };
      throw rollback;
    });
  } catch (error) {
    if (error === rollback && undone) return undone.result;
    throw error;
  }
}
