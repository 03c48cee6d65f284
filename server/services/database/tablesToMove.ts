import { sql } from 'kysely';

import { isPostgres, type Db } from '../../db/client';

/** A table that both engines have. */
export interface MovedTable {
  name: string;
  columns: string[];
  /**
   * Whether its rows reference other rows of it: these are inserted by one statement, at whose end
   * all of them exist.
   */
  isSelfReferencing: boolean;
}

/** Tables not moved: those of a running server, and those internal to each engine. */
const EXCLUDED = /^(leases|catalogue_builds|repricings|kysely_.*|sqlite_.*)$/;

/** Returns every table with data of the shop, each after those that it references. */
export async function tablesToMove(source: Db, target: Db): Promise<MovedTable[]> {
  const embedded = isPostgres(source) ? target : source;
  const tables = await embedded.introspection.getTables();
  const included = tables.filter(({ name, isView }) => !isView && !EXCLUDED.test(name));
  const references = new Map<string, Set<string>>();
  for (const { name } of included) {
    const { rows } = await sql<{ table: string }>`
      select "table" from pragma_foreign_key_list(${name})`.execute(embedded);
    references.set(name, new Set(rows.map(({ table }) => table)));
  }
  return sortByReferences(references).map((name) => {
    const { columns } = included.find((table) => table.name === name)!;
    return {
      name,
      columns: columns.map((column) => column.name),
      isSelfReferencing: references.get(name)?.has(name) ?? false,
    };
  });
}

function sortByReferences(references: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const done = new Set<string>();
  const visit = (name: string): void => {
    if (done.has(name)) return;
    for (const other of references.get(name) ?? []) if (other !== name) visit(other);
    done.add(name);
  };
  for (const name of [...references.keys()].sort()) visit(name);
  return [...done];
}
