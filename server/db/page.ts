import { sql, type SelectQueryBuilder } from 'kysely';

/** A page of a list: the number of rows before it, and its maximum length. */
export interface Page {
  offset: number;
  limit: number;
}

/**
 * Returns the number of rows in a list, of which a page shows `shown`; they are counted only if the
 * page does not show the end of the list.
 */
export async function totalOf(
  { offset, limit }: Page,
  shown: number,
  count: () => Promise<number>,
): Promise<number> {
  const isEndShown = shown < limit && (shown > 0 || offset === 0);
  return isEndShown ? offset + shown : count();
}

/** Returns the number of rows of a query. */
export async function countRows<All, Table extends keyof All, Row>(
  query: SelectQueryBuilder<All, Table, Row>,
): Promise<number> {
  const counted = query.clearSelect().select(sql<number>`count(*)`.as('count'));
  const { count } = (await counted.executeTakeFirstOrThrow()) as { count: number };
  return Number(count);
}
