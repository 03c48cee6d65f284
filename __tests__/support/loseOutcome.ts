import type { Db } from '../../server/db/client';
import { UnknownOutcome } from '../../server/db/failures';

/**
 * Stores the next transaction that starts a job, but loses the answer to its commit, as when a
 * connection is lost.
 */
export function loseOutcomeOfStart(db: Db): void {
  const begin = db.transaction.bind(db);
  const arriving = async () =>
    (await db.selectFrom('jobs').where('state', '=', 'arriving').select('id').execute()).length;
  db.transaction = () => {
    const builder = begin();
    const execute = builder.execute.bind(builder);
    builder.execute = async (work) => {
      const before = await arriving();
      const result = await execute(work);
      if ((await arriving()) >= before) return result;
      db.transaction = begin;
      throw new UnknownOutcome(new Error('The connection was lost.'));
    };
    return builder;
  };
}
