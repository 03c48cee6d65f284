/** @engines both */

import type { ApplicationSummary } from '#contract/review';
import type { ListedCustomer } from '#contract/staffCustomers';
import type { QueuedOrder } from '#contract/staffOrders';
import type { DeskListPrice, DeskPriceList } from '#contract/staffPriceLists';
import type { DeskListedProduct } from '#contract/staffProducts';
import { APPLICATION_STATUSES } from '#domain/application/statuses';
import { CLASS_FLAGS } from '#domain/classCodes';
import {
  APPLICATION_SORT_COLUMNS,
  CUSTOMER_SORT_COLUMNS,
  LIST_PRICE_SORT_COLUMNS,
  PRICE_LIST_SORT_COLUMNS,
  PRODUCT_SORT_COLUMNS,
  QUEUE_SORT_COLUMNS,
  type ApplicationSortColumn,
  type CustomerSortColumn,
  type ListPriceSortColumn,
  type PriceListSortColumn,
  type ProductSortColumn,
  type QueueSortColumn,
} from '#domain/deskSorting';
import { ORDER_STATES } from '#domain/fulfilment';
import { PRICE_LIST_STATES } from '#domain/priceLists';

import { signInDesk, type DeskMember } from '../support/desk';
import { startTestServer } from '../support/serverApp';
import { createOwner, storeTestProducts } from '../support/shop';
import type { TestServer } from '../support/startOn';

const CUSTOMERS = 9;
const ROWS = 23;
/** Not a divisor of the number of rows. */
const PAGE = 5;

let server: TestServer;
let rita: DeskMember;

/** Repeats, is blank now and then, and comes in another order than the rows. */
const word = (at: number) => ['beta', '', 'Alpha', 'gamma', 'delta'][(at * 3) % 5] ?? '';
const moment = (at: number) => new Date(Date.UTC(2026, 9, 1 + ((at * 7) % ROWS))).toISOString();

beforeAll(async () => {
  server = await startTestServer({ environment: { LIMITS_BROWSE: '0' }, fill: storeShelf });
  rita = await signInDesk(server, ['orders', 'accounts']);
  for (let at = 0; at < CUSTOMERS; at += 1) await storeCustomer(at);
  for (let at = 0; at < ROWS; at += 1) {
    await storeOrder(at);
    await storeApplication(at);
    await storePriceList(at);
  }
});
afterAll(() => server.close());

async function storeShelf({ db }: Pick<TestServer, 'db'>) {
  await storeTestProducts(
    db,
    Array.from({ length: ROWS }, (_none, at) => productAt(at)),
  );
  await db.updateTable('products').set({ bin: 'b-2' }).where('product_id', '<', 'P-12').execute();
  const named = { name_en: 'Buttons', name_fr: 'Articles', name_es: 'Botones' };
  await db.updateTable('categories').set(named).where('cat_code', '=', 'ZIP').execute();
}

async function storeCustomer(at: number) {
  await createOwner(server.db, `shop${at}`, {
    country: at % 2 ? 'CA' : 'US',
    status: at % 3 ? 'active' : 'locked',
  });
  await server.db
    .updateTable('customers')
    .set({ company_name: word(at), phone: word(at + 1), order_hold: at % 4 === 0 ? 1 : 0 })
    .where('id', '=', `shop${at}`)
    .execute();
}

async function storeOrder(at: number) {
  const stage = (['released', 'shipped', 'cancelled', 'picking'] as const)[at % 4] ?? 'released';
  await server.db
    .insertInto('orders')
    .values({
      order_id: String(at + 990),
      // The last two customers never ordered.
      customer_id: `shop${(at * 5) % (CUSTOMERS - 2)}`,
      placed_at: moment(at),
      status: stage === 'cancelled' ? 'cancelled' : 'released',
      stage,
      origin: at % 6 === 0 ? 'import' : 'shop',
      country: at % 2 ? 'CA' : 'US',
      order_comment: '',
      po_reference: word(at),
      lines: at % 4,
      units: (at * 11) % 7,
      total_cents: (at * 1300) % 9100,
    })
    .execute();
}

const SOLD_IN: ('CA' | 'US')[][] = [['CA'], ['US'], ['CA', 'US']];

const productAt = (at: number) => ({
  product_id: `P-${String(at).padStart(2, '0')}`,
  name: word(at) || 'epsilon',
  name_fr: word(at + 2),
  cat_code: at % 3 ? 'SEW' : 'ZIP',
  price: (at * 5) % 11,
  available: (at * 3) % 7,
  class: ['F', '', 'R', 'A', 'Y', 'N'][at % 6] ?? '',
  active: at % 4 !== 1,
  countries: SOLD_IN[at % 3] ?? [],
  ...(at % 4 === 0 && { sale: 1.5 }),
});

const storeApplication = (at: number) =>
  server.db
    .insertInto('applications')
    .values({
      id: `T-${100 + at}`,
      form: at % 2 ? 'ca' : 'usa',
      status: APPLICATION_STATUSES[at % 5] ?? 'received',
      lang: ['', 'fr', 'es'][at % 3] ?? '',
      email: `${word(at)}${at % 7}@newshop.test`.toLowerCase(),
      company_name: word(at),
      owner_name: word(at + 1),
      details: '{}',
      sealed: '{}',
      consents: '[]',
      content_mac: null,
      request_key: null,
      browser_hash: '',
      submitted_at: moment(at),
      changed_at: moment(at + 3),
      customer_id: null,
      version: 1,
    })
    .execute();

async function storePriceList(at: number) {
  const code = `L-${String(at).padStart(2, '0')}`;
  await server.db
    .insertInto('price_lists')
    .values({
      code,
      name: word(at),
      country: at % 2 ? 'CA' : 'US',
      percent_off: (at % 4) * 250,
      is_public: at % 3 === 0 ? 1 : 0,
      is_binding: at % 5 < 2 ? 1 : 0,
      starts_at: ['', '2020-01-01T00:00:00.000Z', '2099-01-01T00:00:00.000Z'][at % 3] ?? '',
      ends_at: at % 4 === 1 ? `20${21 + (at % 3) * 35}-05-01T00:00:00.000Z` : null,
    })
    .execute();
  for (let other = 0; other < at % 4; other += 1)
    await server.db
      .insertInto('customer_price_lists')
      .values({ customer_id: `shop${other}`, list_code: code })
      .execute();
  for (let other = 0; other < (at * 5) % 7; other += 1)
    await server.db
      .insertInto('price_list_prices')
      .values({ list_code: code, product_id: `P-0${other}`, quantity_from: 1, unit_cents: 100 })
      .execute();
  // The longest list.
  await server.db
    .insertInto('price_list_prices')
    .values({
      list_code: 'L-00',
      product_id: `P-${String(at).padStart(2, '0')}`,
      quantity_from: 1 + (at % 3),
      unit_cents: 50 + ((at * 70) % 400),
    })
    .execute();
}

/** Reads a list to its end, page by page. */
async function readAll<Item>(noun: string, query: Record<string, string>): Promise<Item[]> {
  const items: Item[] = [];
  for (let page = 1; ; page += 1) {
    const { body } = await server.ask<Record<string, unknown>>('GET', `/api/staff/${noun}`, {
      as: rita,
      query: { ...query, page: String(page), pagination: String(PAGE) },
    });
    const found = Object.values(body).find(Array.isArray) as Item[];
    items.push(...found);
    if (found.length < PAGE) return items;
  }
}

type Value = string | number | null | undefined;

const isBlank = (value: Value) => value === null || value === undefined || value === '';
const comparable = (value: Value) =>
  typeof value === 'string' ? value.toLowerCase() : Number(value);

/** Expects values to ascend or descend, and those of rows without one to be last. */
function expectSorted(values: readonly Value[], isDescending: boolean) {
  const known = values.filter((value) => !isBlank(value)).map(comparable);
  expect(values.slice(known.length).every(isBlank)).toBe(true);
  const ascending = known.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  expect(known).toEqual(isDescending ? ascending.toReversed() : ascending);
}

/** Expects a list sorted by a column to have each row once, in both directions. */
async function expectSortable<Item>(
  noun: string,
  query: Record<string, string>,
  {
    sort,
    keyOf,
    valueOf,
  }: { sort: string; keyOf: (item: Item) => string; valueOf: (item: Item) => Value },
) {
  const all = await readAll<Item>(noun, query);
  for (const isDescending of [false, true]) {
    const items = await readAll<Item>(noun, {
      ...query,
      sort: `${isDescending ? '-' : ''}${sort}`,
    });
    expect(items.map(keyOf).toSorted()).toEqual(all.map(keyOf).toSorted());
    expectSorted(items.map(valueOf), isDescending);
  }
}

const ORDER_VALUES: Record<QueueSortColumn, (order: QueuedOrder) => Value> = {
  number: ({ order_id }) => Number(order_id),
  age: ({ placed_at }) => -Date.parse(placed_at),
  customer: ({ customer_code }) => customer_code,
  po: ({ po_reference }) => po_reference,
  lines: ({ lines }) => lines,
  units: ({ units }) => units,
  total: ({ total }) => total,
  country: ({ country }) => country,
  stage: ({ stage }) => ORDER_STATES.indexOf(stage),
};

const offerOf = (country: string, { offers }: DeskListedProduct) =>
  offers.find((offer) => offer.country === country);

const PRODUCT_VALUES: Record<ProductSortColumn, (product: DeskListedProduct) => Value> = {
  id: ({ product_id }) => product_id,
  name: ({ name }) => name,
  category: ({ category }) => category,
  bin: ({ bin }) => bin,
  priceCa: (product) => offerOf('CA', product)?.price,
  stockCa: (product) => offerOf('CA', product)?.available,
  priceUs: (product) => offerOf('US', product)?.price,
  stockUs: (product) => offerOf('US', product)?.available,
  state: ({ withdrawn, class: code }) => {
    const rank = CLASS_FLAGS.findIndex((flag) => flag === code);
    return withdrawn ? CLASS_FLAGS.length : rank < 0 ? null : rank;
  },
};

const LIST_VALUES: Record<PriceListSortColumn, (list: DeskPriceList) => Value> = {
  code: ({ code }) => code,
  name: ({ name }) => name,
  country: ({ country }) => country,
  percent: ({ percent_off }) => percent_off,
  kind: (list) => 2 * Number(list.public) + Number(list.binding) || null,
  starts: ({ starts_on }) => starts_on,
  ends: ({ ends_on }) => ends_on,
  customers: ({ customers }) => customers,
  prices: ({ prices }) => prices,
  state: ({ state }) => PRICE_LIST_STATES.indexOf(state),
};

const PRICE_VALUES: Record<ListPriceSortColumn, (price: DeskListPrice) => Value> = {
  id: ({ product_id }) => product_id,
  name: ({ name }) => name,
  from: ({ quantity_from }) => quantity_from,
  price: ({ unit_price }) => unit_price,
  list: ({ list_price }) => list_price,
  percent: ({ unit_price, list_price }) => (list_price ? unit_price / list_price : null),
};

const CUSTOMER_VALUES: Record<CustomerSortColumn, (customer: ListedCustomer) => Value> = {
  code: ({ customer_code }) => customer_code,
  company: ({ company_name }) => company_name,
  owner: ({ owner_name }) => owner_name,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  country: ({ country }) => country,
  last: ({ last_order_at }) => last_order_at,
  open: ({ open_orders }) => open_orders || null,
  standing: ({ standing, order_hold }) => `${standing}${Number(order_hold)}`,
};

const APPLICATION_VALUES: Record<
  ApplicationSortColumn,
  (application: ApplicationSummary) => Value
> = {
  reference: ({ reference }) => reference,
  company: ({ company_name }) => company_name,
  owner: ({ owner_name }) => owner_name,
  email: ({ email }) => email,
  country: ({ form }) => form,
  language: ({ lang }) => `-${lang}`,
  status: ({ status }) => APPLICATION_STATUSES.indexOf(status),
  received: ({ submitted_at }) => submitted_at,
  changed: ({ changed_at }) => changed_at,
};

describe('a list of the desk that has several pages', () => {
  it.each(QUEUE_SORT_COLUMNS)('has each order once when it is sorted by %s', async (sort) => {
    const keyOf = ({ order_id }: QueuedOrder) => order_id;
    const valueOf = ORDER_VALUES[sort];
    await expectSortable('orders', { queue: 'all' }, { sort, keyOf, valueOf });
    await expectSortable('orders', { queue: 'shipped' }, { sort, keyOf, valueOf });
  });

  it.each(PRODUCT_SORT_COLUMNS)('has each product once when it is sorted by %s', async (sort) => {
    const keyOf = ({ product_id }: DeskListedProduct) => product_id;
    const valueOf = PRODUCT_VALUES[sort];
    for (const view of ['all', 'no_barcode', 'no_picture']) {
      await expectSortable('products', { view, lang: 'fr' }, { sort, keyOf, valueOf });
    }
  });

  it.each(CUSTOMER_SORT_COLUMNS)('has each customer once when it is sorted by %s', async (sort) => {
    const keyOf = ({ customer_code }: ListedCustomer) => customer_code;
    await expectSortable('customers', {}, { sort, keyOf, valueOf: CUSTOMER_VALUES[sort] });
  });

  it.each(APPLICATION_SORT_COLUMNS)(
    'has each application once when it is sorted by %s',
    async (sort) => {
      const keyOf = ({ reference }: ApplicationSummary) => reference;
      await expectSortable('applications', {}, { sort, keyOf, valueOf: APPLICATION_VALUES[sort] });
    },
  );

  it.each(PRICE_LIST_SORT_COLUMNS)('has each price list once, sorted by %s', async (sort) => {
    const keyOf = ({ code }: DeskPriceList) => code;
    const valueOf = LIST_VALUES[sort];
    await expectSortable('price-lists', {}, { sort, keyOf, valueOf });
    await expectSortable('price-lists', { country: 'CA' }, { sort, keyOf, valueOf });
  });

  it.each(LIST_PRICE_SORT_COLUMNS)('has each price once, sorted by %s', async (sort) => {
    const keyOf = ({ product_id, quantity_from }: DeskListPrice) =>
      `${product_id} ${quantity_from}`;
    const query = { code: 'L-00', lang: 'fr' };
    await expectSortable('price-list/prices', query, { sort, keyOf, valueOf: PRICE_VALUES[sort] });
  });

  it('is empty behind its last page, and tells its length', async () => {
    for (const sort of PRODUCT_SORT_COLUMNS) {
      const query = { sort, page: '100000', pagination: '25' };
      const { body } = await server.ask('GET', '/api/staff/products', { as: rita, query });
      expect(body).toMatchObject({ products: [], total: ROWS });
    }
  });

  it('is refused by a column that it does not have', async () => {
    const { status } = await server.ask('GET', '/api/staff/orders', {
      as: rita,
      query: { sort: 'password' },
    });
    expect(status).toBe(400);
  });
});
