import { sql, type RawBuilder } from 'kysely';

import { COUNTRIES, type Country } from '#domain/countries';
import { LANGUAGES, type Language } from '#domain/languages';

import { WEIGHTS } from '../../catalogue/search/wordBook';
import type { Db } from '../../db/client';

import { entriesOf, tableOf } from './builds';
import { classColumnOf } from './queries';

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
/** The term of a language whose weights are the lengths of all names, by rank. */
export const NAME_LENGTHS = -1;

const postedByName = (postedBy: PostedBy) => postedBy || 'en';

/** Builds the postings: the ranks of the products of each term, and of those withheld. */
export async function buildPostings(db: Db, build: number): Promise<void> {
  const postings = tableOf(build, 'postings');
  await sql`create table ${postings} (posted_by text, term int, span int, ranks bytea, weights bytea,
    primary key (posted_by, term, span))`.execute(db);
  const ranks = sql`string_agg(int2send((rank % ${sql.lit(SPAN_SIZE)} - ${sql.lit(SPAN_SIZE / 2)})::int2), '' order by rank)`;
  const bytes = (weight: RawBuilder<unknown>) =>
    sql`string_agg(set_byte('\\x00', 0, ${weight}), '' order by rank)`;
  const insertPostings = (
    postedBy: PostedBy,
    columns: RawBuilder<unknown>[],
    from: RawBuilder<unknown>,
  ) => {
    const [term, ...aggregates] = columns;
    return sql`insert into ${postings}
      select ${postedByName(postedBy)}, ${term}, rank / ${sql.lit(SPAN_SIZE)}, ${sql.join(aggregates)}
      from ${from} group by 2, 3`.execute(db);
  };

  const products = tableOf(build, 'products');
  const staged = sql`${products} join ${tableOf(build, 'staged')} using (product_id)`;
  for (const language of LANGUAGES) {
    const name = language || 'en';
    const entries = sql`${staged} cross join unnest(${sql.ref(`entries_${name}`)}::int[]) as entry`;
    await insertPostings(
      language,
      [sql`entry / ${sql.lit(WEIGHTS)}`, ranks, bytes(sql`entry % ${sql.lit(WEIGHTS)}`)],
      entries,
    );
    const lengths = [sql.lit(NAME_LENGTHS), sql`''::bytea`, bytes(sql.ref(`length_${name}`))];
    await insertPostings(language, lengths, staged);
  }
  for (const country of COUNTRIES) {
    const withheld = sql`${products} where ${sql.ref(classColumnOf(country))} is null`;
    await insertPostings(country, [sql.lit(WITHHELD), ranks, sql`''::bytea`], withheld);
  }
  await sql`analyze ${postings}`.execute(db);
}

/** The products of a span that contain a term: their ranks, ascending, relative to the span. */
export interface WeightedRanks {
  ranks: Uint16Array;
  /** Weight of the term in each of them. */
  weights: Uint8Array;
}

export interface Posting extends WeightedRanks {
  term: number;
  span: number;
}

/** Postings of these terms in these spans. */
export async function readPostings(
  db: Db,
  build: number,
  postedBy: PostedBy,
  { terms, spans }: { terms: readonly number[]; spans: readonly number[] },
): Promise<Posting[]> {
  const { rows } = await sql<{ term: number; span: number; ranks: Buffer; weights: Buffer }>`
    select term, span, ranks, weights from ${tableOf(build, 'postings')}
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

/** A product for comparison; its words are `term * 16 + weight`. */
export interface Candidate {
  rank: number;
  number: number;
  length: number;
  entries: Int32Array;
}

/** Number of integers before the words of a packed product. */
const HEADER_SIZE = 4;

/** Packs a product into 32-bit integers: its rank, number, length, number of words, and these. */
export const packCandidate = (length: string, entries: string): RawBuilder<unknown> =>
  sql`int4send(rank) || int4send(number) || int4send(${sql.ref(length)})
    || int4send(cardinality(${sql.ref(entries)}::int[]))
    || coalesce((select string_agg(int4send(entry), '')
      from unnest(${sql.ref(entries)}::int[]) as entry), '')`;

/**
 * Reads packed products all in one value: the client takes longer to receive rows than PostgreSQL
 * to find them.
 */
async function readPacked(db: Db, from: RawBuilder<unknown>): Promise<Candidate[]> {
  const { rows } = await sql<{ packed: Buffer | null }>`
    select string_agg(packed, '') as packed from ${from}`.execute(db);
  const packed = rows[0]?.packed ?? Buffer.alloc(0);
  const integers = new Int32Array(packed.length / Int32Array.BYTES_PER_ELEMENT);
  for (let index = 0; index < integers.length; index += 1) {
    integers[index] = packed.readInt32BE(index * Int32Array.BYTES_PER_ELEMENT);
  }
  const candidates: Candidate[] = [];
  for (let start = 0; start < integers.length;) {
    const end = start + HEADER_SIZE + integers[start + 3]!;
    candidates.push({
      rank: integers[start]!,
      number: integers[start + 1]!,
      length: integers[start + 2]!,
      entries: integers.slice(start + HEADER_SIZE, end),
    });
    start = end;
  }
  return candidates;
}

/** Words of the products with these ranks, in no particular order. */
export const readCandidates = (
  db: Db,
  build: number,
  language: Language,
  ranks: readonly number[],
): Promise<Candidate[]> =>
  readPacked(db, sql`${entriesOf(build, language)} where rank = any(${ranks}::int[])`);

/** Words of products by their codes. */
export const readEntries = (
  db: Db,
  build: number,
  language: Language,
  codes: readonly string[],
): Promise<Candidate[]> =>
  readPacked(
    db,
    sql`${tableOf(build, 'products')} join ${entriesOf(build, language)} using (rank)
      where code = any(${codes}::text[])`,
  );
