import type { OrderSummary } from '#contract/orders';
import type { Language } from '#domain/languages';
import { fromCents } from '#domain/money';
import { MAX_SUMMARY_LINES, MAX_FOUND_LINES } from '#domain/orders';

import { pictureOf, type TileView } from '../../catalogue/readProducts';
import { readProductNames } from '../../db/anyProducts';
import type { Db } from '../../db/client';
import { firstLinesOfOrders } from '../../db/orders';
import { linesContaining } from '../../db/orderSearch';
import type { CustomerId } from '../../db/tables/ids';
import type { OrderLineTable, OrderTable } from '../../db/tables/orders';

import { nameIn } from './showOrder';

type ListedLines = Pick<OrderSummary, 'found'> & Required<Pick<OrderSummary, 'first'>>;

/**
 * Returns what a list shows of each order's lines, by order number: the first ones, and those that
 * match the search.
 */
export async function shownLines(
  { db, view }: { db: Db; view: TileView },
  customerId: CustomerId,
  searched: OrderSearch,
  language: Language,
): Promise<Map<string, ListedLines>> {
  const shown = new Map<string, ListedLines>();
  if (searched.orders.length === 0) return shown;
  const found = await foundLines(db, customerId, searched);
  const orderIds = searched.orders.map(({ order_id }) => order_id);
  const first = await firstLinesOfOrders(db, customerId, orderIds, MAX_SUMMARY_LINES);
  const products = await readProductNames(
    db,
    [...found, ...first].map(({ product_id }) => product_id),
  );
  const nameOf = ({ product_id, name }: OrderLineTable) =>
    nameIn(language, name, products.get(product_id));

  for (const id of orderIds) shown.set(id, { first: [] });
  for (const line of first) {
    const { order_id, product_id } = line;
    const image = pictureOf({ product_id, ...products.get(product_id) }, view);
    shown.get(order_id)?.first.push({ product_id, name: nameOf(line), image });
  }
  for (const row of found) {
    const { order_id, line, product_id, order_qty, ship_pack, unit_cents } = row;
    const price = fromCents(unit_cents);
    const listed = shown.get(order_id);
    const foundLine = { line, product_id, name: nameOf(row), order_qty, ship_pack, price };
    if (listed) (listed.found ??= []).push(foundLine);
  }
  return shown;
}

interface OrderSearch {
  orders: readonly OrderTable[];
  /** For each search word, the products that match it. */
  products: readonly ReadonlySet<string>[];
}

/** Returns, for each order, the first lines whose products match the most words. */
async function foundLines(
  db: Db,
  customerId: CustomerId,
  { orders, products }: OrderSearch,
): Promise<OrderLineTable[]> {
  const matchCount = ({ product_id }: OrderLineTable) =>
    products.filter((matching) => matching.has(product_id)).length;
  const orderIds = orders.map(({ order_id }) => order_id);
  const ids = [...new Set(products.flatMap((matching) => [...matching]))];
  const lines = await linesContaining(db, customerId, orderIds, ids);
  lines.sort((a, b) => matchCount(b) - matchCount(a) || a.line - b.line);

  const byOrder = new Map<string, OrderLineTable[]>();
  for (const line of lines) {
    const before = byOrder.get(line.order_id) ?? [];
    const [best] = before;
    if (before.length === MAX_FOUND_LINES || (best && matchCount(line) < matchCount(best)))
      continue;
    byOrder.set(line.order_id, [...before, line]);
  }
  return [...byOrder.values()].flat();
}
