import { sql, type RawBuilder, type SqlBool } from 'kysely';

import { isPostgres, type Db } from './client';
import { patternOf } from './patternOf';

/**
 * A column that contains a word, in capitals or small letters. SQLite compares plain letters so by itself, and PostgreSQL
 * lowers them twice as fast without the rules of a language.
 */
export function containsWord(db: Db, column: string, word: string): RawBuilder<SqlBool> {
  const text = isPostgres(db) ? sql`lower(${sql.ref(column)} collate "C")` : sql.ref(column);
  return sql`${text} like ${patternOf(word)} escape '!'`;
}
