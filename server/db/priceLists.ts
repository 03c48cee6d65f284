import { CompiledQuery, sql, type RawBuilder } from 'kysely';

import type { Country } from '#domain/countries';
import { groupBy } from '#domain/groupBy';
import type { ListPrices } from '#domain/unitPrice';

import { isPostgres, type Db } from './client';

/** A list that applies to a customer in its period. */
type ListPeriod = [code: string, startsAt: string, endsAt: string | null];

/** JSON text of the lists of a country that are public or the customer's own, in force or not. */
export function listsOfCustomer(
  db: Db,
  customerId: RawBuilder<unknown>,
  country: RawBuilder<unknown>,
): RawBuilder<string | null> {
  const periods = isPostgres(db)
    ? sql`json_agg(json_build_array(code, starts_at, ends_at))::text`
    : sql`json_group_array(json_array(code, starts_at, ends_at))`;
  return sql<string | null>`(select ${periods} from price_lists
    where country = ${country} and code in (
      select code from price_lists as shared where is_public = 1 and country = ${country}
      union select list_code from customer_price_lists where customer_id = ${customerId}))`;
}

const NO_LISTS: readonly string[] = [];

/** Returns the codes of those lists that are in force. */
export function listsInForce(text: string | null, at: Date): readonly string[] {
  if (text === null || text === '[]') return NO_LISTS;
  const moment = at.toISOString();
  return (JSON.parse(text) as ListPeriod[])
    .filter(([, startsAt, endsAt]) => startsAt <= moment && (endsAt === null || endsAt > moment))
    .map(([code]) => code);
}

/** Codes of the price lists in force for a customer, as stored now. */
export async function readListsInForce(
  db: Db,
  { id, country }: { id: string; country: Country },
  at: Date,
): Promise<readonly string[]> {
  const lists = listsOfCustomer(db, sql.val(id), sql.val(country));
  const { rows } = await sql<{ lists: string | null }>`select ${lists} as lists`.execute(db);
  return listsInForce(rows[0]?.lists ?? null, at);
}

const FACTS = 'code, percent_off, is_binding, is_public';
const STEPS = 'product_id, list_code, quantity_from, unit_cents';

/** Selects the facts and the prices of lists, in a country and for some products, as JSON. */
export const LISTS_SQLITE = `(select json_group_array(json_array(${FACTS})) from price_lists
    where code in (select value from json_each(?)) and country = ?) as facts,
  (select json_group_array(json_array(${STEPS})) from price_list_prices
    where list_code in (select value from json_each(?))
      and product_id in (select value from json_each(?))) as steps`;
export const LISTS_POSTGRES = `(select json_agg(json_build_array(${FACTS})) from price_lists
    where code = any($3::text[]) and country = $2)::text as facts,
  (select json_agg(json_build_array(${STEPS})) from price_list_prices
    where list_code = any($3::text[]) and product_id = any($1::text[]))::text as steps`;

type ListCells = [code: string, percentOff: number, isBinding: number, isPublic: number];
type StepCells = [productId: string, list: string, packs: number, cents: number];

export interface ListRows {
  facts: string | null;
  steps: string | null;
}

/** Returns the lists that have a price for a product. */
export type ListsOf = (productId: string) => readonly ListPrices[];

const NONE: readonly ListPrices[] = [];
export const noListsOf: ListsOf = () => NONE;

export function parseLists({ facts, steps }: ListRows): ListsOf {
  const lists = (JSON.parse(facts ?? '[]') as ListCells[]).map(
    ([code, percentOff, isBinding, isPublic]): ListPrices => ({
      code,
      percentOff,
      isBinding: isBinding === 1,
      isPublic: isPublic === 1,
      steps: [],
    }),
  );
  const stepsOf = groupBy(JSON.parse(steps ?? '[]') as StepCells[], ([productId]) => productId);
  const forEveryProduct = lists.filter(({ percentOff }) => percentOff > 0);
  return (productId) => {
    const own = stepsOf.get(productId);
    if (!own) return forEveryProduct;
    return lists.flatMap((list) => {
      const listed = own.filter(([, code]) => code === list.code);
      if (listed.length === 0) return list.percentOff > 0 ? list : [];
      return { ...list, steps: listed.map(([, , packs, cents]) => ({ packs, cents })) };
    });
  };
}

const PACK_SQLITE = `(select json_group_array(json_array(${FACTS})) from price_lists
    where code in (select value from json_each(?)) and country = ?) as facts,
  (select json_group_array(json_array(${STEPS})) from price_list_prices
    where list_code in (select value from json_each(?)) and quantity_from = 1) as steps`;
const PACK_POSTGRES = `(select json_agg(json_build_array(${FACTS})) from price_lists
    where code = any($1::text[]) and country = $2)::text as facts,
  (select json_agg(json_build_array(${STEPS})) from price_list_prices
    where list_code = any($1::text[]) and quantity_from = 1)::text as steps`;

/**
 * Reads what lists say of one pack of products, for a large part of the catalogue: of all their
 * products, unless they have many more, because looking for each product takes longer.
 */
export async function readPackListPrices(
  db: Db,
  productIds: readonly string[],
  country: Country,
  codes: readonly string[],
): Promise<ListsOf> {
  if (codes.length === 0) return noListsOf;
  const most = 2 * productIds.length;
  const listed = db.selectFrom('price_list_prices').where('list_code', 'in', codes);
  const isLong = await listed.select('list_code').offset(most).limit(1).executeTakeFirst();
  if (isLong) return readListPrices(db, productIds, country, codes);
  const lists = JSON.stringify(codes);
  const { rows } = await db.executeQuery<ListRows>(
    isPostgres(db)
      ? CompiledQuery.raw(`select ${PACK_POSTGRES}`, [codes, country])
      : CompiledQuery.raw(`select ${PACK_SQLITE}`, [lists, country, lists]),
  );
  return parseLists(rows[0]!);
}

/** Reads the prices of lists for products, in one statement. */
export async function readListPrices(
  db: Db,
  productIds: readonly string[],
  country: Country,
  codes: readonly string[],
): Promise<ListsOf> {
  if (codes.length === 0) return noListsOf;
  const { rows } = await db.executeQuery<ListRows>(
    isPostgres(db)
      ? CompiledQuery.raw(`select ${LISTS_POSTGRES}`, [productIds, country, codes])
      : CompiledQuery.raw(`select ${LISTS_SQLITE}`, listParameters(productIds, country, codes)),
  );
  return parseLists(rows[0]!);
}

/** Parameters of `LISTS_SQLITE`. */
export function listParameters(
  productIds: readonly string[],
  country: Country,
  codes: readonly string[],
): string[] {
  const lists = JSON.stringify(codes);
  return [lists, country, lists, JSON.stringify(productIds)];
}
