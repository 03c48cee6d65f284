import { sql } from 'kysely';

import { forUpdate, inChunks, type Db } from './client';
import { readMeta, setMetaIfAbsent } from './meta';
import type { Tables } from './tables';
import { valuesTable } from './valuesTable';

type StoredList = {
  code: string;
  name: string;
  country: string;
  percent_off: number;
  is_binding: number;
  is_public: number;
  starts_at: string;
  ends_at: string | null;
};

export type PriceStepRow = Tables['price_list_prices'];

const ALLOWED = 'price_lists';

/**
 * Price lists may be added from now on; only once every server of this database reads them, or the
 * others would charge list prices.
 */
export const allowPriceLists = (db: Db): Promise<void> => setMetaIfAbsent(db, ALLOWED, 'on');

export const arePriceListsAllowed = async (db: Db): Promise<boolean> =>
  (await readMeta(db, ALLOWED)) !== undefined;

/** Price lists, locked until the transaction ends, always in the same order. */
export const lockPriceLists = (tx: Db, codes: readonly string[]) =>
  forUpdate(
    tx,
    tx
      .selectFrom('price_lists')
      .where('code', 'in', codes.length > 0 ? codes : [''])
      .selectAll()
      .orderBy('code'),
  ).execute();

/** Adds a list; returns false if there is one with this code. */
export async function insertPriceList(tx: Db, list: StoredList): Promise<boolean> {
  const added = await tx
    .insertInto('price_lists')
    .values(list)
    .onConflict((conflict) => conflict.doNothing())
    .returning('code')
    .executeTakeFirst();
  return added !== undefined;
}

export async function changePriceList(tx: Db, { code, ...facts }: StoredList): Promise<void> {
  await tx
    .updateTable('price_lists')
    .set((row) => ({ ...facts, version: row('version', '+', 1) }))
    .where('code', '=', code)
    .execute();
}

/** Deletes a list with its prices; it is nobody's from then on. */
export async function deletePriceList(tx: Db, code: string): Promise<void> {
  await tx.deleteFrom('price_list_prices').where('list_code', '=', code).execute();
  await tx.deleteFrom('customer_price_lists').where('list_code', '=', code).execute();
  await tx.deleteFrom('price_lists').where('code', '=', code).execute();
}

type ProductInList = Pick<PriceStepRow, 'list_code' | 'product_id'>;
const PRODUCT_IN_LIST = { list_code: 'text', product_id: 'text' } as const;

/** The prices of products, each in a list. */
export async function stepsOfLists(
  db: Db,
  wanted: readonly ProductInList[],
): Promise<PriceStepRow[]> {
  const steps: PriceStepRow[] = [];
  for (const chunk of inChunks(wanted)) {
    const { rows } = await sql<PriceStepRow>`with ${valuesTable(PRODUCT_IN_LIST, chunk)}
      select * from price_list_prices where (list_code, product_id) in (select * from now)`.execute(
      db,
    );
    steps.push(...rows);
  }
  return steps;
}

/** Sets prices that may exist. */
export async function upsertSteps(tx: Db, steps: readonly PriceStepRow[]): Promise<void> {
  for (const chunk of inChunks(steps)) {
    await tx
      .insertInto('price_list_prices')
      .values(chunk)
      .onConflict((conflict) =>
        conflict
          .columns(['list_code', 'product_id', 'quantity_from'])
          .doUpdateSet(({ ref }) => ({ unit_cents: ref('excluded.unit_cents') })),
      )
      .execute();
  }
}

export async function deleteSteps(
  tx: Db,
  steps: readonly Omit<PriceStepRow, 'unit_cents'>[],
): Promise<void> {
  for (const chunk of inChunks(steps)) {
    await sql`with ${valuesTable({ ...PRODUCT_IN_LIST, quantity_from: 'integer' }, chunk)}
      delete from price_list_prices
      where (list_code, product_id, quantity_from) in (select * from now)`.execute(tx);
  }
}

/** Records that the prices of lists have changed, and when they were known. */
export async function touchPriceLists(
  tx: Db,
  codes: readonly string[],
  asOf: string | undefined,
): Promise<void> {
  for (const chunk of inChunks(codes)) {
    await tx
      .updateTable('price_lists')
      .set((row) => ({
        version: row('version', '+', 1),
        ...(asOf !== undefined && { as_of: asOf }),
      }))
      .where('code', 'in', chunk)
      .execute();
  }
}

/** Ids of the products that have a price in a list. */
export async function productsOfList(db: Db, code: string): Promise<string[]> {
  const rows = await db
    .selectFrom('price_list_prices')
    .where('list_code', '=', code)
    .select('product_id')
    .distinct()
    .orderBy('product_id')
    .execute();
  return rows.map(({ product_id }) => product_id);
}

export async function removeProductsFromList(
  tx: Db,
  code: string,
  productIds: readonly string[],
): Promise<void> {
  for (const chunk of inChunks(productIds)) {
    const query = tx.deleteFrom('price_list_prices').where('list_code', '=', code);
    await query.where('product_id', 'in', chunk).execute();
  }
}

/** Codes of the lists assigned to each of these customers, in order. */
export async function listsOfCustomers(
  db: Db,
  customerIds: readonly string[],
): Promise<Map<string, string[]>> {
  const lists = new Map<string, string[]>();
  for (const chunk of inChunks(customerIds)) {
    const rows = await db
      .selectFrom('customer_price_lists')
      .where('customer_id', 'in', chunk)
      .selectAll()
      .orderBy('list_code')
      .execute();
    for (const { customer_id, list_code } of rows)
      lists.set(customer_id, [...(lists.get(customer_id) ?? []), list_code]);
  }
  return lists;
}

/** Replaces the lists of a customer; returns whether anything changed. */
export async function assignPriceLists(
  tx: Db,
  customerId: string,
  codes: readonly string[],
): Promise<boolean> {
  const before = (await listsOfCustomers(tx, [customerId])).get(customerId) ?? [];
  const after = [...new Set(codes)].sort();
  if (before.length === after.length && before.every((code, at) => code === after[at]))
    return false;
  await tx.deleteFrom('customer_price_lists').where('customer_id', '=', customerId).execute();
  const rows = after.map((list_code) => ({ customer_id: customerId, list_code }));
  if (rows.length > 0) await tx.insertInto('customer_price_lists').values(rows).execute();
  return true;
}

/** Which of these codes are those of lists. */
export async function knownPriceLists(db: Db, codes: readonly string[]): Promise<Set<string>> {
  if (codes.length === 0) return new Set();
  const query = db.selectFrom('price_lists').where('code', 'in', codes).select('code');
  return new Set((await query.execute()).map(({ code }) => code));
}

/** Names of price lists, by code. */
export async function namesOfPriceLists(
  db: Db,
  codes: readonly string[],
): Promise<Map<string, string>> {
  const query = db.selectFrom('price_lists').where('code', 'in', codes).select(['code', 'name']);
  return new Map((await query.execute()).map(({ code, name }) => [code, name]));
}
