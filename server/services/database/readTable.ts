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
 * Passes all rows of a table to `take`, a page at a time: from one snapshot in PostgreSQL, by what
 * the table is stored by in SQLite.
 */
export async function readTable(
  db: Db,
  { name, columns }: MovedTable,
  { begin, take }: Reader,
): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  return isPostgres(db) ? byCursor() : byKey();

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

  async function byKey() {
    const key = await readKey(db, name);
    const keys = sql.join(key.map((column) => sql.ref(column)));
    await begin();
    for (let last: StoredRow | undefined; ;) {
      const reached = last && sql.join(key.map((column) => last?.[column]));
      const { rows } = await sql<StoredRow>`select ${keys}, ${names} from ${sql.table(name)}
        ${reached ? sql`where (${keys}) > (${reached})` : sql``}
        order by ${keys} limit ${PAGE_SIZE}`.execute(db);
      if (rows.length === 0) return;
      last = rows.at(-1);
      await take(rows);
    }
  }
}

/** Returns the columns that a table of SQLite is stored by: its key, if it says so, or the rowid. */
async function readKey(db: Db, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from pragma_table_info(${table})
    where pk > 0 and (select wr from pragma_table_list where name = ${table}) = 1
    order by pk`.execute(db);
  return rows.length > 0 ? rows.map(({ name }) => name) : ['rowid'];
}
