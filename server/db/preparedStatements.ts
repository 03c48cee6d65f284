import type { SqliteDatabase, SqliteStatement } from 'kysely';

import { assertStorable } from './failures';

type Cells = readonly unknown[];

/** A prepared statement of libsql, which returns rows as arrays of cells in raw mode. */
interface CellStatement extends SqliteStatement {
  raw(): this;
  columns(): { name: string }[];
}

export interface CellDatabase {
  close(): void;
  prepare(text: string): CellStatement;
}

/**
 * Begins the text of a query that returns many rows, of texts and numbers only, in columns with
 * different names.
 */
export const MANY_ROWS = '/* many rows */ ';

/** Size limit of the cache of prepared statements. */
const MAX_STATEMENTS = 200;

const SCHEMA_CHANGE = /^\s*(?:alter|drop)\b/i;

/**
 * Caches prepared statements by query text. A statement is read to the end before it is reused;
 * streaming, which would break this, is not used in this project.
 */
export function withPreparedStatements(database: CellDatabase): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  const prepare = (text: string) => {
    // A schema change may rename or add the columns of a result.
    if (SCHEMA_CHANGE.test(text)) prepared.clear();
    return withStorableTexts(
      text.startsWith(MANY_ROWS)
        ? withRowsInOneText(database, text)
        : withNamedCells(database.prepare(text)),
    );
  };
  return {
    close: () => database.close(),
    prepare: (text) => {
      const statement = prepared.get(text) ?? prepare(text);
      prepared.delete(text);
      prepared.set(text, statement);
      const [oldest] = prepared.keys();
      if (prepared.size > MAX_STATEMENTS && oldest !== undefined) prepared.delete(oldest);
      return statement;
    },
  };
}

function withStorableTexts(statement: SqliteStatement): SqliteStatement {
  const checked =
    <Result>(execute: (parameters: readonly unknown[]) => Result) =>
    (parameters: readonly unknown[]): Result => {
      assertStorable(parameters);
      return execute(parameters);
    };
  return {
    reader: statement.reader,
    all: checked((parameters) => statement.all(parameters)),
    run: checked((parameters) => statement.run(parameters)),
    iterate: checked((parameters) => statement.iterate(parameters)),
  };
}

/** Names the cells of rows in JavaScript, which is three times as fast as in the driver. */
function withNamedCells(statement: CellStatement): SqliteStatement {
  if (!statement.reader) return statement;
  statement.raw();
  let names = columnNamesOf(statement);
  const all = (parameters: readonly unknown[]) => {
    const rows = statement.all(parameters) as Cells[];
    // Another process may have added a column.
    if (rows[0] && rows[0].length !== names.length) names = columnNamesOf(statement);
    return rows.map((cells) => toNamedRow(names, cells));
  };
  return {
    reader: true,
    all,
    run: (parameters) => statement.run(parameters),
    iterate: (parameters) => all(parameters).values(),
  };
}

/** Reads all rows as a single JSON text, which takes half as long as reading them cell by cell. */
function withRowsInOneText(database: CellDatabase, text: string): SqliteStatement {
  const names = columnNamesOf(database.prepare(text));
  const cells = names.map((name) => `"${name}"`).join(', ');
  const statement = database
    .prepare(`select json_group_array(json_array(${cells})) from (${text})`)
    .raw();
  const all = (parameters: readonly unknown[]) => {
    const [[rows] = []] = statement.all(parameters) as [string][];
    return (JSON.parse(rows ?? '[]') as Cells[]).map((row) => toNamedRow(names, row));
  };
  return {
    reader: true,
    all,
    run: (parameters) => statement.run(parameters),
    iterate: (parameters) => all(parameters).values(),
  };
}

const columnNamesOf = (statement: CellStatement): string[] =>
  statement.columns().map(({ name }) => name);

function toNamedRow(names: readonly string[], cells: Cells): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (const [index, name] of names.entries()) row[name] = cells[index];
  return row;
}
