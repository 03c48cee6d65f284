import { sql, type RawBuilder, type SqlBool } from 'kysely';

import type { CustomerView } from '#contract/staffCustomers';
import { partsOfSorting } from '#domain/columnSorting';
import type { CustomerSortColumn, CustomerSorting } from '#domain/deskSorting';
import { priceListCode } from '#domain/priceLists';

import type { Db } from './client';
import { anyContains, containsWord } from './containsWord';
import { likePattern } from './likePattern';
import { countRows, totalOf, type Page } from './page';
import { byOptional, byText, sortTerms, type SortValue } from './sortTerms';
import type { CustomerTable } from './tables/customers';
import type { CustomerId } from './tables/ids';
import type { OrderTable } from './tables/orders';

interface CustomerQuery {
  view: CustomerView;
  /** Each must occur somewhere in the customer. */
  words: readonly string[];
  /** The code of a price list that is theirs. */
  priceList?: string | undefined;
  /** When the current month began; UTC, ISO 8601. */
  monthStart: string;
  /** By the name that the list shows, if omitted. */
  sorting?: CustomerSorting | undefined;
}

const viewConditions = (monthStart: string): Record<CustomerView, RawBuilder<SqlBool>> => ({
  all: sql`1 = 1`,
  active: sql`status = 'active'`,
  locked: sql`status = 'locked'`,
  held: sql`order_hold = 1`,
  new: sql`created_at >= ${monthStart}`,
});

const SEARCHED_COLUMNS = ['customer_code', 'company_name', 'owner_name', 'email', 'phone'];

/** The telephone number without the separators that people write between its digits. */
const PHONE_DIGITS = [' ', '-', '(', ')', '.', '/'].reduce(
  (text, separator) => sql<string>`replace(${text}, ${sql.lit(separator)}, '')`,
  sql<string>`phone`,
);
/** Part of a telephone number, in any notation. */
const PARTIAL_PHONE_NUMBER = /^[\d()./+-]*\d[\d()./+-]*$/;

function matchesWord(db: Db, word: string): RawBuilder<SqlBool> {
  const conditions = SEARCHED_COLUMNS.map((column) =>
    containsWord(db, `customers.${column}`, word),
  );
  if (PARTIAL_PHONE_NUMBER.test(word)) {
    const digits = likePattern(word.replace(/\D/g, ''));
    conditions.push(sql`${PHONE_DIGITS} like ${digits} escape '!'`);
  }
  const isColleague = sql`exists (select 1 from customer_users
    where customer_users.customer_id = customers.id
      and ${anyContains(db, ['customer_users.email', 'customer_users.name'], word)})`;
  return sql`(${sql.join([...conditions, isColleague], sql` or `)})`;
}

const matchingCustomers = (db: Db, { view, words, priceList, monthStart }: CustomerQuery) =>
  db
    .selectFrom('customers')
    .where((row) =>
      row.and([viewConditions(monthStart)[view], ...words.map((word) => matchesWord(db, word))]),
    )
    .$if(priceList !== undefined, (found) =>
      found.where('customers.id', 'in', (row) =>
        row
          .selectFrom('customer_price_lists')
          .where('list_code', '=', priceListCode(priceList ?? ''))
          .select('customer_price_lists.customer_id'),
      ),
    );

/** Orders that are not finished; imported orders are history and never open. */
const IS_OPEN = sql<SqlBool>`origin <> 'import'
  and stage in ('received', 'held', 'released', 'picking', 'part_shipped')`;

/** By the name that the list shows. */
const BY_NAME = sql`lower(coalesce(nullif(company_name, ''), owner_name)), customer_code`;

const SORT_VALUES: Record<CustomerSortColumn, SortValue> = {
  code: byText('customer_code'),
  company: byText('company_name'),
  owner: byText('owner_name'),
  email: byText('email'),
  phone: byText('phone'),
  country: byText('country'),
  last: byOptional(sql`(select max(placed_at) from orders where customer_id = customers.id)`),
  // Joined, because there are few open orders, but each customer has many orders.
  open: byOptional(sql`open_orders.count`),
  // Locked customers' new orders are never held.
  standing: { value: sql`status || order_hold` },
};

/** Number of open orders of each customer that has some. */
const openOrders = (db: Db) =>
  db
    .selectFrom('orders')
    .where(IS_OPEN)
    .groupBy('orders.customer_id')
    .select((row) => ['orders.customer_id as owner', row.fn.countAll<number>().as('count')]);

/** A page of the matching customers, and the total. */
export async function findCustomers(
  db: Db,
  query: CustomerQuery,
  page: Page,
): Promise<{ customers: CustomerTable[]; total: number }> {
  const { sorting } = query;
  const isByOpen = sorting !== undefined && partsOfSorting(sorting).column === 'open';
  const customers = await matchingCustomers(db, query)
    .selectAll('customers')
    .$if(isByOpen, (found) =>
      found.leftJoin(openOrders(db).as('open_orders'), 'open_orders.owner', 'customers.id'),
    )
    .orderBy(sorting ? sortTerms(SORT_VALUES, sorting, 'customer_code') : BY_NAME)
    .offset(page.offset)
    .limit(page.limit)
    .execute();
  const total = await totalOf(page, customers.length, () => countCustomers(db, query));
  return { customers, total };
}

export const countCustomers = (db: Db, query: CustomerQuery): Promise<number> =>
  countRows(matchingCustomers(db, query));

/** Time of the last order and number of open orders of each of these customers. */
export async function ordersOfCustomers(
  db: Db,
  customerIds: readonly string[],
): Promise<Map<string, { last: string; open: number }>> {
  if (customerIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('orders')
    .where('customer_id', 'in', customerIds)
    .groupBy('customer_id')
    .select((row) => [
      'customer_id',
      row.fn.max('placed_at').as('last'),
      sql<number>`sum(case when ${IS_OPEN} then 1 else 0 end)`.as('open'),
    ])
    .execute();
  return new Map(
    rows.map(({ customer_id, last, open }) => [customer_id, { last, open: Number(open) }]),
  );
}

/** A customer's open orders, the oldest first. */
export const openOrdersOf = (
  db: Db,
  customerId: CustomerId,
  limit: number,
): Promise<OrderTable[]> =>
  db
    .selectFrom('orders')
    .where('customer_id', '=', customerId)
    .where(IS_OPEN)
    .selectAll()
    .orderBy('placed_at')
    .orderBy('order_id')
    .limit(limit)
    .execute();
