import { guardWrites, type Db } from '../../db/client';
import { migrate } from '../../db/migrate';
import { moveOf } from '../../db/moves';
import { NEVER_EXPIRES, WritesBlocked } from '../../db/writeGuard';

/**
 * Migrates the database, refuses one that was moved to another, and guards writes against a move in
 * progress.
 */
export async function prepareDatabase(db: Db): Promise<void> {
  await migrate(db);
  const move = await moveOf(db);
  if (move?.until === NEVER_EXPIRES) throw new WritesBlocked(move);
  guardWrites(db);
}
