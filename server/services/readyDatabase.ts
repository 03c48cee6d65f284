import { guardWrites, type Db } from '../db/client';
import { migrate } from '../db/migrate';
import { moveOf } from '../db/moves';
import { FOR_GOOD, Moving } from '../db/writeGuard';

/** Brings the tables up to date, refuses a database that another has taken the place of, and watches for a move. */
export async function readyDatabase(db: Db): Promise<void> {
  await migrate(db);
  const move = await moveOf(db);
  if (move?.until === FOR_GOOD) throw new Moving(move);
  guardWrites(db);
}
