import { sql } from 'kysely';

import type { Country } from '#domain/countries';

import type { Db } from '../../db/client';

import { tableOf } from './builds';
import { classColumnOf, type NumberedProduct } from './queries';

interface CodedProduct extends NumberedProduct {
  code: string;
  rank: number;
}

/** Products by their folded ids, in listing order. */
export async function productsByCodes(
  db: Db,
  build: number,
  codes: readonly string[],
): Promise<CodedProduct[]> {
  const { rows } = await sql<CodedProduct>`
    select number, product_id, code, rank from ${tableOf(build, 'products')}
    where code = any(${codes}::text[]) order by number`.execute(db);
  return rows;
}

/** Ranks of products whose code begins with a prefix, sorted by code. */
export async function ranksWithCodePrefix(
  db: Db,
  build: number,
  prefix: string,
  country: Country,
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ rank: number }>`
    select rank from ${tableOf(build, 'products')}
    where code >= ${prefix} and code < ${`${prefix}\u{10ffff}`} and ${sql.ref(classColumnOf(country))} is not null
    order by code, number limit ${limit}`.execute(db);
  return rows.map(({ rank }) => rank);
}
