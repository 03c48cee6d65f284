import type { ProductWeeks } from '#contract/staffProduct';
import { addDays, dayAfter, dayIn, startOfDay } from '#domain/days';

import type { Db } from '../../db/client';
import { eventsOfSubject } from '../../db/events';
import { ordersOfProduct } from '../../db/productWeeks';
import { productSubject } from '../actions/action';
import { showProduct } from '../exchange/showProduct';

const WEEKS = 26;
const DAYS_OF_WEEK = 7;

/** What an event says of a price or of stock in a country. */
interface Change {
  at: string;
  kind: string;
  country?: string;
  before?: number;
  after?: number;
}

/** Returns a product's orders by week, and its price and stock as its events tell them. */
export async function showProductWeeks(
  db: Db,
  productId: string,
  { zone, now }: { zone: string; now: Date },
): Promise<ProductWeeks> {
  const { product_id, offers } = await showProduct(db, productId);
  const today = dayIn(now, zone);
  const weeks = Array.from({ length: WEEKS }, (_, index) => {
    const to = addDays(today, (index + 1 - WEEKS) * DAYS_OF_WEEK);
    return { from: addDays(to, 1 - DAYS_OF_WEEK), to };
  });
  const ends = weeks.map(({ to }) => startOfDay(dayAfter(to), zone).toISOString());
  const since = startOfDay(weeks[0]!.from, zone).toISOString();
  const placed = await ordersOfProduct(db, product_id, since);
  const events = await eventsOfSubject(db, productSubject(product_id));
  const changes = events.map(({ at, kind, data }): Change => ({
    ...(JSON.parse(data) as Partial<Change>),
    at,
    kind,
  }));
  return {
    weeks,
    countries: offers.map(({ country, selling_price, available }) => {
      const ofCountry = changes.filter((change) => change.country === country);
      const orders = ends.map(() => 0);
      for (const order of placed) {
        const week = ends.findIndex((end) => order.placedAt < end);
        if (order.country === country && week >= 0) orders[week]! += 1;
      }
      const told = (kind: string, current: number) =>
        valuesAt(ends, { changes: ofCountry.filter((change) => change.kind === kind), current });
      return {
        country,
        orders,
        prices: told('prices.changed', selling_price),
        stock: told('stock.reported', available),
      };
    }),
  };
}

/**
 * Values at some moments, the last of which is now, according to changes, oldest first; null if
 * none tells a value.
 */
function valuesAt(
  moments: readonly string[],
  { changes, current }: { changes: readonly Change[]; current: number },
): number[] | null {
  const told = changes.filter(({ after }) => after !== undefined);
  if (told.length === 0) return null;
  const values = moments.map((moment) => {
    const last = told.findLast(({ at }) => at < moment);
    return last?.after ?? told[0]?.before ?? 0;
  });
  return [...values.slice(0, -1), current];
}
