import type { FoundLine } from '#contract/orders';
import type { Language } from '#domain/languages';
import { fromCents } from '#domain/money';
import { MOST_FOUND_LINES } from '#domain/orders';

import { readProductNames } from '../db/anyProducts';
import type { Db } from '../db/client';
import { linesWith } from '../db/orderSearch';
import type { OrderLineTable, OrderTable } from '../db/tables';

import { nameIn } from './showOrder';

interface Searched {
  orders: readonly OrderTable[];
  /** For each word that was looked for, the products that hold it. */
  products: readonly ReadonlySet<string>[];
}

/** Of each order the first lines whose products hold the most of the words, by the order's number. */
export async function foundLines(
  db: Db,
  customerId: string,
  { orders, products }: Searched,
  language: Language,
): Promise<Map<string, FoundLine[]>> {
  const wordsIn = ({ product_id }: OrderLineTable) =>
    products.filter((withWord) => withWord.has(product_id)).length;
  if (orders.length === 0) return new Map();
  const orderIds = orders.map(({ order_id }) => order_id);
  const ids = [...new Set(products.flatMap((withWord) => [...withWord]))];
  const lines = await linesWith(db, customerId, orderIds, ids);
  lines.sort((a, b) => wordsIn(b) - wordsIn(a) || a.line - b.line);

  const shown = new Map<string, OrderLineTable[]>();
  for (const line of lines) {
    const before = shown.get(line.order_id) ?? [];
    const [best] = before;
    if (before.length === MOST_FOUND_LINES || (best && wordsIn(line) < wordsIn(best))) continue;
    shown.set(line.order_id, [...before, line]);
  }
  const all = [...shown.values()].flat();
  const names = await readProductNames(
    db,
    all.map(({ product_id }) => product_id),
  );
  const told = ({ line, product_id, name, order_qty, ship_pack, unit_cents }: OrderLineTable) => ({
    line,
    product_id,
    name: nameIn(language, name, names.get(product_id)),
    order_qty,
    ship_pack,
    price: fromCents(unit_cents),
  });
  return new Map([...shown].map(([id, found]) => [id, found.map(told)]));
}
