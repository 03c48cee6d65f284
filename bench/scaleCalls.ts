import type { Db } from '../server/db/client';

import { fetchResponse, CLIENTS, type NextRequest } from './load';
import {
  buildGet,
  LISTING,
  PAGE,
  buildPost,
  searchRequests,
  type Buyer,
  type BuyerOf,
} from './requests';

/** Number of lines of each order, and of the cart that is read. */
export const LINES = 10;
/** A prime, so that a buyer's next order has different lines. */
export const BUYERS = 1_999;
/** Number of different products that are ordered. */
const ORDERED = 1_000;

/** A product that can be ordered, with its price. */
export interface Item {
  product_id: string;
  price: number;
}

export interface Call {
  what: string;
  next: NextRequest;
}

/** Adds enough stock for all orders to be placed. */
export const fillStock = async (db: Db): Promise<void> => {
  await db
    .updateTable('offers')
    .set({ available: 1_000_000 })
    .where('country', '=', 'CA')
    .execute();
};

/** Returns those of the products that a customer can order, with their prices in the cart. */
export async function findOrderable(
  port: number,
  buyer: Buyer,
  productIds: readonly string[],
): Promise<Item[]> {
  const step = Math.max(1, Math.floor(productIds.length / (2 * ORDERED)));
  const candidates = productIds.filter((_id, at) => at % step === 0).slice(0, 2 * ORDERED);
  const counts = Object.fromEntries(candidates.map((id) => [id, 1]));
  await fetchResponse(port, buildPost(buyer, `/api/cart/add?user_id=${buyer.id}`, counts));
  const plain = buildGet(`/api/cart?user_id=${buyer.id}`, () => buyer)(0, 0);
  const answer = await fetchResponse(port, plain.replace(/Accept-Encoding: .*\r\n/, ''));
  const body = answer.toString().slice(answer.indexOf('\r\n\r\n') + 4);
  const { products } = JSON.parse(body) as { products: Item[] };
  return products.slice(0, ORDERED).map(({ product_id, price }) => ({ product_id, price }));
}

/**
 * Alternates two requests: adding lines to a cart, and ordering them. No two phases place the same
 * order.
 */
export function orderRequests(
  buyers: readonly Buyer[],
  items: readonly Item[],
  phase: number,
): NextRequest {
  return (client, turn) => {
    const order = phase * 1_000_000 + client + CLIENTS * Math.floor(turn / 2);
    const buyer = buyers[order % buyers.length]!;
    const lines = Array.from({ length: LINES }, (_none, line) => {
      return items[(order * LINES + line) % items.length]!;
    });
    const ids = lines.map(({ product_id }) => product_id);
    const counts = Object.fromEntries(ids.map((id) => [id, 1]));
    const key = `bench-${order}-${turn % 2}`;
    if (turn % 2 === 0) return buildPost(buyer, `/api/cart/add?user_id=${buyer.id}`, counts, key);
    const order_qty = ids.map(() => 1);
    const price = lines.map((line) => line.price);
    const body = { user_id: buyer.id, product_id: ids, order_qty, price };
    return buildPost(buyer, '/api/store/orders', body, key);
  };
}

/** Returns the calls of buyers, to be measured one by one. */
export function callsOf(buyers: readonly Buyer[], productIds: readonly string[]): Call[] {
  const buyerOf: BuyerOf = (client, turn) => buyers[(client + CLIENTS * turn) % buyers.length]!;
  const product = (client: number, turn: number) => {
    const id = productIds[(turn * 37 + client * 101) % productIds.length] ?? '';
    return `/api/productDescription?product_id=${encodeURIComponent(id)}`;
  };
  const ofBuyer = (path: string) => (client: number, turn: number) =>
    `${path}user_id=${buyerOf(client, turn).id}`;
  return [
    { what: 'listing page (HTML), visitor', next: buildGet(PAGE, undefined, 'text/html') },
    { what: 'listing, visitor', next: buildGet(LISTING) },
    { what: 'listing, customer', next: buildGet(LISTING, buyerOf) },
    { what: 'product, customer', next: buildGet(product, buyerOf) },
    { what: 'search, customer, mostly distinct queries', next: searchRequests(CLIENTS, buyerOf) },
    {
      what: 'filters of a category, customer',
      next: buildGet('/api/filter-options-by-category?category=SEW', buyerOf),
    },
    { what: 'reading the cart', next: buildGet(ofBuyer('/api/cart?'), buyerOf) },
    {
      what: 'a page of orders',
      next: buildGet(ofBuyer('/api/fetch-order?page=1&pagination=25&'), buyerOf),
    },
  ];
}

/** The mix of calls of a browsing customer; the numbers are indexes of the list of calls. */
const ROUND = [2, 3, 4, 3, 5, 2, 3, 6, 4, 3] as const;

export const browseRequests =
  (calls: readonly Call[]): NextRequest =>
  (client, turn) =>
    calls[ROUND[(turn + client) % ROUND.length]!]!.next(client, turn);
