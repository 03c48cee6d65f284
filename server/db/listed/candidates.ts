import { sql, type RawBuilder } from 'kysely';

import type { Country } from '#domain/countries';
import type { Language } from '#domain/languages';

import type { Db } from '../client';

import { tableOf } from './builds';

/** A product as it is compared with others: its words are terms times 16 with their weights, as text. */
export interface Candidate {
  number: number;
  rank: number;
  length: number;
  entries: string;
}

/** A word of a query: its terms, and the products whose id it is. */
export interface AskedWord {
  terms: readonly number[];
  ids: readonly number[];
}

export interface Asked {
  build: number;
  language: Language;
  country: Country;
  /** Weights that a term may have. */
  weights: readonly number[];
}

type Sql = RawBuilder<unknown>;

const nameIn = ({ language }: Asked): string => language || 'en';
const entriesIn = (asked: Asked): Sql => sql.ref(`entries_${nameIn(asked)}`);
const offeredIn = ({ country }: Asked): Sql =>
  sql`${sql.ref(country === 'US' ? 'class_us' : 'class_ca')} is not null`;

function holding(asked: Asked, { terms, ids }: AskedWord): Sql {
  const entries = terms.flatMap((term) => asked.weights.map((weight) => term * 16 + weight));
  const held = sql`${entriesIn(asked)} && ${entries}::int[]`;
  return ids.length > 0 ? sql`(${held} or number = any(${ids}::int[]))` : held;
}

/** The most popular products for which one of these says that they hold all of its words. */
export async function readCandidates(
  db: Db,
  asked: Asked,
  groups: readonly { words: readonly AskedWord[]; most: number }[],
): Promise<Candidate[]> {
  const products = tableOf(asked.build, 'products');
  const found = groups.map(
    ({ words, most }) => sql`(select number from ${products}
      where ${sql.join(
        [offeredIn(asked), ...words.map((word) => holding(asked, word))],
        sql` and `,
      )} order by rank limit ${most})`,
  );
  const { rows } = await sql<Candidate>`
    select number, rank, ${sql.ref(`length_${nameIn(asked)}`)} as length,
      ${entriesIn(asked)}::text as entries
    from ${products} where number in (${sql.join(found, sql` union `)})
    order by number`.execute(db);
  return rows;
}

/** Words of products by their codes. */
export async function readEntries(
  db: Db,
  asked: Asked,
  codes: readonly string[],
): Promise<(Candidate & { product_id: string })[]> {
  const { rows } = await sql<Candidate & { product_id: string }>`
    select number, product_id, rank, 0 as length, ${entriesIn(asked)}::text as entries
    from ${tableOf(asked.build, 'products')} where code = any(${codes}::text[])`.execute(db);
  return rows;
}

export interface VocabularyRow {
  language: string;
  word: string;
  spelled: string;
  term: number;
  holders: number;
}

/** Every word of a language, in the order of its letters. */
export async function readVocabulary(
  db: Db,
  build: number,
  language: Language,
): Promise<VocabularyRow[]> {
  const { rows } = await sql<VocabularyRow>`
    select language, word, spelled, term, holders from ${tableOf(build, 'words')}
    where language = ${language} order by word collate "C"`.execute(db);
  return rows;
}
