import { WritesBlocked } from '../../db/writeGuard';

/** Ignores the failure of a dispensable write while the database is being moved. */
export async function ignoreWhileMoving(write: Promise<unknown>): Promise<void> {
  try {
    await write;
  } catch (error) {
    if (!(error instanceof WritesBlocked)) throw error;
  }
}
