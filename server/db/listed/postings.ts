import { sql, type RawBuilder } from 'kysely';

import type { Country } from '#domain/countries';
import { LANGUAGES, type Language } from '#domain/languages';

import type { Db } from '../client';

import { entriesOf, tableOf } from './builds';

/**
 * Number of ranks per posting, so that a rank within it fits in 16 bits. Ranks go from the most to
 * the least popular product, so the first spans hold what a search wants.
 */
export const SPAN_SIZE = 65_536;

/**
 * Postings are by term of a language, or by country, whose only term is `WITHHELD`: the products
 * that are not offered there, which are usually few.
 */
export type PostedBy = Language | Country;
export const WITHHELD = 0;

const postedByName = (postedBy: PostedBy) => postedBy || 'en';

/** Builds the postings: the ranks of the products of each term, and of those withheld. */
export async function buildPostings(db: Db, build: number): Promise<void> {
  const postings = tableOf(build, 'postings');
  await sql`create table ${postings} (posted_by text, term int, span int, ranks bytea,
    primary key (posted_by, term, span))`.execute(db);
  const insertPostings = (
    postedBy: PostedBy,
    term: RawBuilder<unknown>,
    from: RawBuilder<unknown>,
  ) =>
    sql`insert into ${postings}
      select ${postedByName(postedBy)}, ${term}, rank / ${sql.lit(SPAN_SIZE)},
        string_agg(int2send((rank % ${sql.lit(SPAN_SIZE)} - ${sql.lit(SPAN_SIZE / 2)})::int2), '' order by rank)
      from ${from} group by 2, 3`.execute(db);

  for (const language of LANGUAGES) {
    const entries = entriesOf(build, language);
    await insertPostings(
      language,
      sql`entry / 16`,
      sql`${entries} cross join unnest(entries::int[]) as entry`,
    );
  }
  const products = tableOf(build, 'products');
  await insertPostings('CA', sql.lit(WITHHELD), sql`${products} where class_ca is null`);
  await insertPostings('US', sql.lit(WITHHELD), sql`${products} where class_us is null`);
  await sql`analyze ${postings}`.execute(db);
}

export interface Posting {
  term: number;
  span: number;
  /** Ascending, relative to the span. */
  ranks: Uint16Array;
}

/** Postings of these terms in these spans. */
export async function readPostings(
  db: Db,
  build: number,
  postedBy: PostedBy,
  { terms, spans }: { terms: readonly number[]; spans: readonly number[] },
): Promise<Posting[]> {
  const { rows } = await sql<{ term: number; span: number; ranks: Buffer }>`
    select term, span, ranks from ${tableOf(build, 'postings')}
    where posted_by = ${postedByName(postedBy)} and term = any(${terms}::int[])
      and span = any(${spans}::int[])`.execute(db);
  return rows.map(({ ranks, ...row }) => ({ ...row, ranks: decodeRanks(ranks) }));
}

const SIGN = 0x8000;

/** Decodes the 16-bit integers that PostgreSQL sends: big-endian, and signed. */
function decodeRanks(encoded: Buffer): Uint16Array {
  const ranks = new Uint16Array(encoded.length / 2);
  for (let index = 0; index < ranks.length; index += 1) {
    ranks[index] = ((encoded[2 * index]! << 8) | encoded[2 * index + 1]!) ^ SIGN;
  }
  return ranks;
}

/**
 * A product for comparison; its words are `term * 16 + weight`, stored as the text of an array:
 * PostgreSQL would take longer to convert an array than to find the product.
 */
export interface Candidate {
  number: number;
  rank: number;
  length: number;
  entries: string;
}

/** Words of the products with these ranks, in no particular order. */
export async function readCandidates(
  db: Db,
  build: number,
  language: Language,
  ranks: readonly number[],
): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select number, rank, length, entries from ${entriesOf(build, language)}
    where rank = any(${ranks}::int[])`.execute(db);
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
    select entries.number, entries.entries
    from ${tableOf(build, 'products')} join ${entriesOf(build, language)} as entries using (rank)
    where code = any(${codes}::text[])`.execute(db);
  return rows;
}
