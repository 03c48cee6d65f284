import { sql } from 'kysely';

import { isPostgres, type Db } from '../../db/client';

import { readTable, type StoredRow } from './readTable';
import type { MovedTable } from './tablesToMove';

/** Copies all rows of a table into the other database, replacing what is there. */
export async function copyTable(
  { source, target }: { source: Db; target: Db },
  table: MovedTable,
  onRows: (count: number) => Promise<void>,
): Promise<void> {
  const buffered: StoredRow[] = [];
  await readTable(source, table, {
    begin: async () => {
      await emptyTable(target, table);
      buffered.length = 0;
    },
    take: async (rows) => {
      if (table.isSelfReferencing) buffered.push(...rows);
      else await insertRows(target, table, rows);
      await onRows(rows.length);
    },
  });
  if (buffered.length > 0) await insertRows(target, table, buffered);
}

/** In PostgreSQL, the tables that reference this one are emptied too; they are copied later. */
const emptyTable = (db: Db, { name }: MovedTable) =>
  (isPostgres(db)
    ? sql`truncate ${sql.table(name)} cascade`
    : sql`delete from ${sql.table(name)}`
  ).execute(db);

/** Inserts with a single statement and one bound value, however many rows there are. */
async function insertRows(db: Db, { name, columns }: MovedTable, rows: readonly StoredRow[]) {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const json = JSON.stringify(rows);
  const select = isPostgres(db)
    ? sql`select ${names} from json_populate_recordset(null::${sql.table(name)}, ${json})`
    : sql`select ${sql.join(columns.map((column) => sql`value ->> ${sql.lit(`$."${column}"`)}`))}
        from json_each(${json})`;
  await sql`insert into ${sql.table(name)} (${names}) ${select}`.execute(db);
}
