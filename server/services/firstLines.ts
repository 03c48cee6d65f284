import type { FirstLine } from '#contract/orders';
import type { Language } from '#domain/languages';
import { MOST_FIRST_LINES } from '#domain/orders';

import { pictureOf } from '../catalogue/readProducts';
import { readProductNames } from '../db/anyProducts';
import type { Db } from '../db/client';
import { linesUpTo } from '../db/orders';
import type { OrderTable } from '../db/tables';

import { nameIn } from './showOrder';

/** The first lines of each order, by the order's number. */
export async function firstLines(
  db: Db,
  customerId: string,
  orders: readonly OrderTable[],
  language: Language,
): Promise<Map<string, FirstLine[]>> {
  if (orders.length === 0) return new Map();
  const orderIds = orders.map(({ order_id }) => order_id);
  const lines = await linesUpTo(db, customerId, orderIds, MOST_FIRST_LINES);
  const products = await readProductNames(
    db,
    lines.map(({ product_id }) => product_id),
  );
  const first = new Map<string, FirstLine[]>();
  for (const { order_id, product_id, name } of lines) {
    const product = products.get(product_id);
    const line = {
      product_id,
      name: nameIn(language, name, product),
      image: pictureOf({ product_id, image: product?.image ?? '' }),
    };
    first.set(order_id, [...(first.get(order_id) ?? []), line]);
  }
  return first;
}
