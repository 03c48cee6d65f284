import type { UsualItem } from '#contract/orders';
import type { Product } from '#contract/product';
import type { Language } from '#domain/languages';

import { readProducts } from '../catalogue/readProducts';
import type { Db } from '../db/client';
import { linesOfLastOrders } from '../db/orders';

import type { SignedInCustomer } from './sessions';

/** How many of the customer's last orders show what is usual. */
const LAST_ORDERS = 50;

interface Habit {
  productId: string;
  orders: Set<string>;
  /** Ship packs of each line, the newest first. */
  quantities: number[];
  lastDate: string;
}

/** What the customer buys most often and can still have, with the quantity that is usual. */
export async function usualItems(
  db: Db,
  { id, country }: SignedInCustomer,
  { language, limit }: { language: Language; limit: number },
): Promise<UsualItem[]> {
  const habits = habitsOf(await linesOfLastOrders(db, id, LAST_ORDERS));
  const usual: UsualItem[] = [];
  for (let start = 0; start < habits.length && usual.length < limit; start += limit) {
    const next = habits.slice(start, start + limit);
    const productIds = next.map(({ productId }) => productId);
    const found = await readProducts(db, { productIds, country, language, isCustomer: true });
    const products = new Map(found.map((product) => [product.product_id, product]));
    usual.push(...next.flatMap((habit) => itemOf(habit, products.get(habit.productId)) ?? []));
  }
  return usual.slice(0, limit);
}

type HabitRow = Awaited<ReturnType<typeof linesOfLastOrders>>[number];

/** Most orders first, then the latest. */
function habitsOf(rows: readonly HabitRow[]): Habit[] {
  const habits = new Map<string, Habit>();
  for (const { order_id, placed_at, product_id, order_qty } of rows) {
    const habit = habits.get(product_id) ?? {
      productId: product_id,
      orders: new Set<string>(),
      quantities: [],
      lastDate: placed_at,
    };
    habit.orders.add(order_id);
    habit.quantities.push(order_qty);
    habits.set(product_id, habit);
  }
  return [...habits.values()].sort(
    (a, b) =>
      b.orders.size - a.orders.size ||
      (a.lastDate < b.lastDate ? 1 : a.lastDate > b.lastDate ? -1 : 0) ||
      (a.productId < b.productId ? -1 : 1),
  );
}

function itemOf(habit: Habit, product: Product | undefined): UsualItem | undefined {
  if (!product) return undefined;
  return {
    ...product,
    orders: habit.orders.size,
    usual_item: median(habit.quantities),
    last_item: habit.quantities[0] ?? 0,
    last_date: habit.lastDate,
  };
}

/** The middle quantity; between two middle ones the smaller, so that it is one that was ordered. */
function median(quantities: readonly number[]): number {
  const sorted = [...quantities].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}
