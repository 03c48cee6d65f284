import { sql } from 'kysely';

import { inSnapshot, isPostgres, type Db } from '../../db/client';

import type { MovedTable } from './tablesToMove';

export type StoredRow = Record<string, string | number | null>;

/** Rows held in memory at once. */
const PAGE_SIZE = 2_000;

interface Reader {
  /** Called before the first row, and again if reading starts over. */
  begin: () => Promise<void> | void;
  take: (rows: readonly StoredRow[]) => Promise<void> | void;
}

/**
 * Passes all rows of a table to `take`, a page at a time: from one snapshot in PostgreSQL, by rowid
 * in SQLite.
 */
export async function readTable(
  db: Db,
  { name, columns }: MovedTable,
  { begin, take }: Reader,
): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  return isPostgres(db) ? byCursor() : byRowId();

  async function byCursor() {
    await inSnapshot(db, async (tx) => {
      await begin();
      await sql`declare moved cursor for select ${names} from ${sql.table(name)}`.execute(tx);
      for (;;) {
        const { rows } = await sql<StoredRow>`fetch ${sql.lit(PAGE_SIZE)} from moved`.execute(tx);
        if (rows.length === 0) return;
        await take(rows);
      }
    });
  }

  async function byRowId() {
    await begin();
    for (let lastRowId = -1; ;) {
      const { rows } = await sql<StoredRow & { rowid: number }>`
        select rowid, ${names} from ${sql.table(name)}
        where rowid > ${lastRowId} order by rowid limit ${PAGE_SIZE}`.execute(db);
      const last = rows.at(-1);
      if (!last) return;
      lastRowId = last.rowid;
      await take(rows);
    }
  }
}
