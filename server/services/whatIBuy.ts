import type { BoughtItem, BoughtList } from '#contract/habits';
import type { Language } from '#domain/languages';
import { fromCents } from '#domain/money';

import type { Catalogue } from '../catalogue/catalogue';
import { findByCode, trailOf } from '../catalogue/categoryTree';
import { readProducts } from '../catalogue/readProducts';
import type { Snapshot } from '../catalogue/snapshot';
import type { Db } from '../db/client';
import { linesOfLastOrders } from '../db/orders';

import { habitsOf, isDue, usualInterval } from './habits';
import { propose } from './propose';
import type { SignedInCustomer } from './sessions';
import { usualItemOf } from './usualItems';

/** How far back the list goes, in the customer's own orders. */
const LAST_ORDERS = 500;
/** Orders whose quantities are shown side by side. */
const SHOWN_ORDERS = 6;

/** Everything the customer has bought and can still have, as it was bought; and what may come next. */
export async function whatIBuy(
  { db, catalogue }: { db: Db; catalogue: Catalogue },
  { id, country }: SignedInCustomer,
  { language, now }: { language: Language; now: Date },
): Promise<BoughtList> {
  const rows = await linesOfLastOrders(db, id, LAST_ORDERS);
  const orders = lastOrders(rows);
  const habits = habitsOf(rows);
  const bought = habits.map(({ productId }) => productId);
  const scope = { country, language, isCustomer: true };
  const found = await readProducts(db, { productIds: bought, ...scope });
  const products = new Map(found.map((product) => [product.product_id, product]));

  const { snapshot } = catalogue;
  return {
    orders,
    products: habits.flatMap((habit): BoughtItem[] => {
      const product = products.get(habit.productId);
      if (!product) return [];
      return [
        {
          ...usualItemOf(habit, product),
          last_price: fromCents(habit.lastCents),
          last_six: orders.map(({ order_id }) => habit.packs.get(order_id) ?? 0),
          interval: usualInterval(habit) ?? null,
          due: isDue(habit, now),
          category: topCategory(snapshot, product.cat_code, language),
        },
      ];
    }),
    proposals: await propose(db, catalogue, bought, scope),
  };
}

type Line = Awaited<ReturnType<typeof linesOfLastOrders>>[number];

/** The newest orders among these lines, which come newest first. */
function lastOrders(rows: readonly Line[]): BoughtList['orders'] {
  const dates = new Map<string, string>();
  for (const { order_id, placed_at } of rows) {
    if (!dates.has(order_id) && dates.size === SHOWN_ORDERS) break;
    dates.set(order_id, placed_at);
  }
  return [...dates].map(([order_id, date]) => ({ order_id, date }));
}

const topCategory = ({ categories }: Snapshot, code: string, language: Language): string =>
  trailOf(findByCode(categories, code))[0]?.names[language] ?? '';
