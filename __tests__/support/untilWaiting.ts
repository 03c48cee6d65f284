import { setTimeout as delay } from 'node:timers/promises';

import { sql } from 'kysely';

import { isPostgres, type Db } from '../../server/db/client';

/**
 * Waits until this many transactions block on an open one; with the embedded database none can
 * begin. Polls outside that transaction, whose snapshot would never change.
 */
export async function untilWaiting(db: Db, many = 1): Promise<void> {
  const waiting = async () => {
    const { rows } = await sql<{ many: number }>`select count(*) as many from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    return Number(rows[0]?.many);
  };
  while (isPostgres(db) && (await waiting()) < many) await delay(5);
}
