import { sql, type RawBuilder, type SqlBool } from 'kysely';

import { isPostgres, type Db } from './client';
import { likePattern } from './likePattern';

/**
 * A condition that a column contains a word, ignoring case. SQLite's LIKE ignores the case of ASCII
 * letters by itself; PostgreSQL lowers text twice as fast without a language's collation.
 */
export function containsWord(db: Db, column: string, word: string): RawBuilder<SqlBool> {
  const text = isPostgres(db) ? sql`lower(${sql.ref(column)} collate "C")` : sql.ref(column);
  return sql`${text} like ${likePattern(word)} escape '!'`;
}
