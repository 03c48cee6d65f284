import { Moving } from '../db/writeGuard';

/** Leaves out, while the database is being moved, what can be left out. */
export async function unlessMoving(write: Promise<unknown>): Promise<void> {
  try {
    await write;
  } catch (error) {
    if (!(error instanceof Moving)) throw error;
  }
}
