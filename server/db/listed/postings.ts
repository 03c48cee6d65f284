import { sql, type RawBuilder } from 'kysely';

import type { Country } from '#domain/countries';
import { LANGUAGES, type Language } from '#domain/languages';

import type { Db } from '../client';

import { entriesOf, tableOf } from './builds';

/**
 * How many ranks a posting spans: a rank within it has 16 bits. Products stand from the most popular to
 * the least, so the first spans hold what a search wants.
 */
export const SPAN = 65_536;

/** Which products hold a term of a language, or are offered in a country, which has one term alone. */
export type PostedBy = Language | Country;
export const OFFERED = 0;

const posted = (by: PostedBy) => by || 'en';

/** Lays out, for each term and each country, the ranks of its products. */
export async function layOutPostings(db: Db, build: number): Promise<void> {
  const postings = tableOf(build, 'postings');
  await sql`create table ${postings} (posted_by text, term int, span int, ranks bytea,
    primary key (posted_by, term, span))`.execute(db);
  const store = (by: PostedBy, term: RawBuilder<unknown>, from: RawBuilder<unknown>) =>
    sql`insert into ${postings}
      select ${posted(by)}, ${term}, rank / ${sql.lit(SPAN)},
        string_agg(int2send((rank % ${sql.lit(SPAN)} - ${sql.lit(SPAN / 2)})::int2), '' order by rank)
      from ${from} group by 2, 3`.execute(db);

  for (const language of LANGUAGES) {
    const entries = entriesOf(build, language);
    await store(language, sql`entry / 16`, sql`${entries} cross join unnest(entries) as entry`);
  }
  const products = tableOf(build, 'products');
  await store('CA', sql.lit(OFFERED), sql`${products} where class_ca is not null`);
  await store('US', sql.lit(OFFERED), sql`${products} where class_us is not null`);
  await sql`analyze ${postings}`.execute(db);
}

export interface Posting {
  term: number;
  span: number;
  /** From the first to the last, within the span. */
  ranks: Uint16Array;
}

/** Postings of these terms from a span up to another, which is left out. */
export async function readPostings(
  db: Db,
  build: number,
  by: PostedBy,
  terms: readonly number[],
  [first, end]: readonly [number, number],
): Promise<Posting[]> {
  const { rows } = await sql<{ term: number; span: number; ranks: Buffer }>`
    select term, span, ranks from ${tableOf(build, 'postings')}
    where posted_by = ${posted(by)} and term = any(${terms}::int[])
      and span >= ${first} and span < ${end}`.execute(db);
  return rows.map(({ ranks, ...row }) => ({ ...row, ranks: unpack(ranks) }));
}

/** Numbers of 16 bits as PostgreSQL sends them: the highest byte first, and with a sign. */
function unpack(sent: Buffer): Uint16Array {
  const ranks = new Uint16Array(sent.length / 2);
  for (let at = 0; at < ranks.length; at += 1) {
    ranks[at] = sent.readInt16BE(2 * at) + SPAN / 2;
  }
  return ranks;
}

/** A product as it is compared with others: its words are terms times 16 with their weights, as text. */
export interface Candidate {
  number: number;
  rank: number;
  length: number;
  entries: string;
}

/** Words of the products of these ranks, in listing order. */
export async function readCandidates(
  db: Db,
  build: number,
  language: Language,
  ranks: readonly number[],
): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select number, rank, length, entries::text as entries from ${entriesOf(build, language)}
    where rank = any(${ranks}::int[]) order by number`.execute(db);
  return rows;
}

/** Words of products by their codes. */
export async function readEntries(
  db: Db,
  build: number,
  language: Language,
  codes: readonly string[],
): Promise<Pick<Candidate, 'number' | 'entries'>[]> {
  const { rows } = await sql<Pick<Candidate, 'number' | 'entries'>>`
    select entries.number, entries::text as entries
    from ${tableOf(build, 'products')} join ${entriesOf(build, language)} as entries using (rank)
    where code = any(${codes}::text[])`.execute(db);
  return rows;
}
