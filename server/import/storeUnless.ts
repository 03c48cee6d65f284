import { inTransaction, type Db } from '../db/client';

/** Stores what some work writes, unless what it came to is not to last: then nothing of it is stored. */
export async function storeUnless<Result>(
  db: Db,
  work: (tx: Db) => Promise<Result>,
  isUndone: (result: Result) => boolean,
): Promise<Result> {
  let undone: { result: Result } | undefined;
  const stop = new Error('What was written is undone.');
  try {
    return await inTransaction(db, async (tx) => {
      const result = await work(tx);
      if (!isUndone(result)) return result;
      undone = { result };
      throw stop;
    });
  } catch (error) {
    if (error === stop && undone) return undone.result;
    throw error;
  }
}
