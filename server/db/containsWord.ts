import { sql, type RawBuilder, type SqlBool } from 'kysely';

import { isPostgres, type Db } from './client';
import { likePattern } from './likePattern';

/**
 * A condition that a column contains a word, ignoring case. SQLite's LIKE ignores the case of ASCII
 * letters by itself; PostgreSQL lowers text twice as fast without a language's collation. Neither
 * changes other letters: a word of nothing else, whose pattern would match any text, requires each
 * of them in either case.
 */
export function containsWord(db: Db, column: string, word: string): RawBuilder<SqlBool> {
  const text = isPostgres(db) ? sql`lower(${sql.ref(column)} collate "C")` : sql.ref(column);
  const contains = sql<SqlBool>`${text} like ${likePattern(word)} escape '!'`;
  if (!HAS_NO_ASCII.test(word)) return contains;
  const letters = Array.from(new Set(word.toLowerCase()), (letter) => {
    const [lower, upper] = [`%${letter}%`, `%${letter.toUpperCase()}%`];
    return sql<SqlBool>`(${text} like ${lower} or ${text} like ${upper})`;
  });
  return sql`(${sql.join([contains, ...letters], sql` and `)})`;
}

/** A condition that one of several columns contains a word. */
export const anyContains = (
  db: Db,
  columns: readonly string[],
  word: string,
): RawBuilder<SqlBool> =>
  sql`(${sql.join(
    columns.map((column) => containsWord(db, column, word)),
    sql` or `,
  )})`;

const HAS_NO_ASCII = /^[^\0-\x7f]+$/;
