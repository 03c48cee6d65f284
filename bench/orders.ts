import type { FastifyInstance } from 'fastify';

import type { Requisition } from '#contract/requisitions';

import type { Catalogue } from '../server/catalogue/catalogue';
import type { Db } from '../server/db/client';
import { addCustomerUser } from '../server/db/customerUsers';
import { NO_PASSWORD } from '../server/db/noPassword';
import { addOrders } from '../server/db/orders';
import { openSession } from '../server/services/accounts/sessions';

import { median, timed, type Measure } from './measure';
import { signIn, type DemoBuyer } from './signIn';

const LINES = 1_000;
const APPROVED_LINES = 200;
/** Number of orders of a long-standing customer, and of lines in each. */
const ORDERS = 5_000;
const LINES_PER_ORDER = 20;
/** Number of different products that such a customer buys. */
const PRODUCTS = 1_766;

/** Measures placing a large order, and then listing and searching a long history. */
export async function measureOrders(
  app: FastifyInstance,
  db: Db,
  { view }: Catalogue,
): Promise<Measure[]> {
  const buyer = await signIn(app);
  const offered = await view.filter({ country: 'CA' }).ids(db, 0, view.size);
  const placing = await placeBigOrder(app, buyer, offered);
  const approving = await approveOrder(app, db, buyer, offered.slice(-2 * APPROVED_LINES));
  await storeHistory(db, buyer.id, offered.slice(0, PRODUCTS));

  const listing = async (what: string, query: string): Promise<Measure> => ({
    what: `${ORDERS.toLocaleString('en')} orders, ${what}`,
    measured: await medianOf(() => ask(app, buyer, `/api/fetch-order?page=3&${query}`)),
    unit: 'ms',
    budget: 50,
  });
  return [
    {
      what: `placing an order of ${LINES.toLocaleString('en')} lines`,
      measured: placing,
      unit: 's',
      budget: 1,
    },
    {
      what: `approving an order of ${APPROVED_LINES} lines`,
      measured: approving * 1_000,
      unit: 'ms',
      budget: 300,
    },
    await listing('one page', 'sort=newest'),
    await listing('most expensive first', 'sort=highest'),
    await listing('search by product', 'search=thread'),
    await listing('search by reference', 'search=PO-77'),
  ];
}

async function ask(app: FastifyInstance, { id, headers }: DemoBuyer, url: string, body?: object) {
  const answer = await app.inject({
    ...(body ? { method: 'POST', body } : { method: 'GET' }),
    url: body ? url : `${url}&user_id=${id}`,
    headers,
  });
  if (answer.statusCode > 202) throw new Error(`${url} responded with ${answer.payload}.`);
  return answer;
}

/** Returns the seconds until the order is stored. */
async function placeBigOrder(
  app: FastifyInstance,
  buyer: DemoBuyer,
  offered: readonly string[],
): Promise<number> {
  const counts = Object.fromEntries(offered.slice(0, 2 * LINES).map((id) => [id, 1]));
  await ask(app, buyer, `/api/cart/add?user_id=${buyer.id}`, counts);
  const cart = await ask(app, buyer, '/api/cart?');
  const { products } = cart.json<{ products: { product_id: string; price: number }[] }>();
  const lines = products.slice(0, LINES);
  if (lines.length < LINES) throw new Error(`The cart has only ${lines.length} lines.`);
  const [seconds] = await timed(() =>
    ask(app, buyer, '/api/store/orders', {
      user_id: buyer.id,
      product_id: lines.map(({ product_id }) => product_id),
      order_qty: lines.map(() => 1),
      price: lines.map(({ price }) => price),
    }),
  );
  return seconds;
}

/** Returns the seconds until the owner has approved what a colleague with a limit has sent. */
async function approveOrder(
  app: FastifyInstance,
  db: Db,
  owner: DemoBuyer,
  offered: readonly string[],
): Promise<number> {
  const id = 'bench-colleague';
  const now = new Date();
  await addCustomerUser(db, {
    id,
    customer_id: owner.id,
    email: 'bench@demo.haberdash.test',
    name: 'Colleague',
    password_hash: NO_PASSWORD,
    lang: '',
    role: 'buyer',
    status: 'active',
    created_at: now.toISOString(),
    order_limit_cents: 0,
  });
  const headers = { authorization: `Bearer ${await openSession(db, id, now)}` };
  const colleague = { id, headers };
  const counts = Object.fromEntries(offered.map((product_id) => [product_id, 1]));
  await ask(app, colleague, `/api/cart/add?user_id=${id}`, counts);
  const cart = await ask(app, colleague, '/api/cart?');
  const { products } = cart.json<{ products: { product_id: string; price: number }[] }>();
  const lines = products.slice(0, APPROVED_LINES);
  const sent = await ask(app, colleague, '/api/store/orders', {
    user_id: id,
    product_id: lines.map(({ product_id }) => product_id),
    order_qty: lines.map(() => 1),
    price: lines.map(({ price }) => price),
    may_need_approval: true,
  });
  const { requisition_id } = sent.json<{ requisition_id: string }>();
  const shown = await ask(app, owner, `/api/requisition?requisition_id=${requisition_id}`);
  const { requisition } = shown.json<{ requisition: Requisition }>();
  const [seconds] = await timed(() =>
    ask(app, owner, '/api/requisition/approve', {
      user_id: owner.id,
      requisition_id,
      version: requisition.version,
      lines: requisition.lines.map(({ line, packs, price, ship_pack }) => ({
        line,
        packs,
        price,
        ship_pack,
      })),
    }),
  );
  return seconds;
}

async function storeHistory(db: Db, customerId: string, productIds: readonly string[]) {
  const orders = Array.from({ length: ORDERS }, (_none, at) => ({
    order_id: `B${at}`,
    customer_id: customerId,
    placed_at: new Date(Date.UTC(2018, 0, 1) + at * 12 * 3_600_000).toISOString(),
    status: 'released',
    order_comment: at % 4 === 0 ? 'Livrer à l’arrière' : '',
    po_reference: `PO-${at}`,
    lines: LINES_PER_ORDER,
    units: LINES_PER_ORDER,
    total_cents: 100 * LINES_PER_ORDER + at,
  }));
  const lines = orders.flatMap(({ order_id }, order) =>
    Array.from({ length: LINES_PER_ORDER }, (_none, line) => {
      const product_id = productIds[(order * 37 + line * 211) % productIds.length] ?? '';
      const now = { order_qty: 1, ship_pack: 1, unit_cents: 100 };
      return { order_id, line: line + 1, product_id, name: `Then ${product_id}`, ...now };
    }),
  );
  await db.transaction().execute((tx) => addOrders(tx, orders, lines));
}

/** Returns the median of seven runs in milliseconds, after three warm-up runs. */
async function medianOf(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < 10; turn += 1) {
    const [seconds] = await timed(work);
    if (turn >= 3) times.push(seconds * 1000);
  }
  return median(times);
}
