import { COUNTRIES, type Country } from '#domain/countries';

import { inChunks, type Db } from '../db/client';
import type { ProductTable } from '../db/tables';

import { isDemo } from './catalogueChanges';

/**
 * Withdraws the active products that a file does not name; their history stays. An import for one
 * country ends only the offers there, but a demo catalogue is replaced as a whole.
 */
export async function withdraw(
  tx: Db,
  named: ReadonlySet<string>,
  countries: readonly Country[],
): Promise<number> {
  let withdrawn = 0;
  for await (const active of activeProducts(tx)) {
    const absent = active.filter(({ product_id }) => !named.has(product_id));
    withdrawn += await withdrawAbsent(tx, absent, countries);
  }
  return withdrawn;
}

/** Products looked at together. */
const PAGE = 5000;

async function* activeProducts(tx: Db) {
  let page: Pick<ProductTable, 'id' | 'product_id'>[] = [];
  do {
    page = await tx
      .selectFrom('products')
      .where('product_id', '>', page.at(-1)?.product_id ?? '')
      .where('active', '=', 1)
      .select(['id', 'product_id'])
      .orderBy('product_id')
      .limit(PAGE)
      .execute();
    yield page;
  } while (page.length === PAGE);
}

async function withdrawAbsent(
  tx: Db,
  absent: readonly Pick<ProductTable, 'id' | 'product_id'>[],
  countries: readonly Country[],
): Promise<number> {
  if (absent.length === 0) return 0;
  const others = COUNTRIES.filter((country) => !countries.includes(country));
  const elsewhere = await offeredIn(
    tx,
    absent.filter((product) => !isDemo(product)),
    others,
  );

  const leaving = absent.filter(({ product_id }) => !elsewhere.has(product_id));
  for (const chunk of inChunks(leaving)) {
    const ids = chunk.map(({ product_id }) => product_id);
    await tx.updateTable('products').set({ active: 0 }).where('product_id', 'in', ids).execute();
  }

  const staying = absent.filter(({ product_id }) => elsewhere.has(product_id));
  const ended = await offeredIn(tx, staying, countries);
  for (const ids of inChunks([...ended])) {
    await tx
      .deleteFrom('offers')
      .where('country', 'in', countries)
      .where('product_id', 'in', ids)
      .execute();
  }
  return leaving.length + ended.size;
}

/** Which of the products have an offer in one of the countries. */
async function offeredIn(
  tx: Db,
  products: readonly { product_id: string }[],
  countries: readonly Country[],
): Promise<Set<string>> {
  const offered = new Set<string>();
  if (countries.length === 0) return offered;
  for (const chunk of inChunks(products)) {
    const rows = await tx
      .selectFrom('offers')
      .where('country', 'in', countries)
      .where(
        'product_id',
        'in',
        chunk.map(({ product_id }) => product_id),
      )
      .select('product_id')
      .execute();
    for (const { product_id } of rows) offered.add(product_id);
  }
  return offered;
}
