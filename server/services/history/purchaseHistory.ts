import type { PurchasedItem, PurchaseHistory } from '#contract/purchaseHistory';
import type { Language } from '#domain/languages';
import { fromCents } from '#domain/money';
import { monthIn, monthsUntil } from '#domain/months';

import type { Catalogue } from '../../catalogue/catalogue';
import { topCategoryName } from '../../catalogue/categoryTree';
import { readProducts } from '../../catalogue/readProducts';
import type { Db } from '../../db/client';
import { hasColleagues, storedUserId } from '../../db/customerUsers';
import { linesOfLastOrders, ordersShippedTo } from '../../db/orders';
import { orderScopeOf } from '../accounts/orderScope';
import type { SignedInCustomer } from '../accounts/sessions';
import { shipToAddresses } from '../accounts/shipToAddresses';

import type { ReadDemand } from './openDemand';
import { purchasesByProduct, usualInterval, type ProductPurchases } from './productPurchases';
import { proposeProducts } from './proposeProducts';
import { usualItemOf } from './usualItems';

/** Number of the customer's own orders that the list covers. */
const LAST_ORDERS = 500;
/** Months whose quantities are shown side by side. */
const SHOWN_MONTHS = 12;

/**
 * Returns everything the customer has bought that is still available, with its purchases, and
 * proposals for what may come next.
 */
export async function purchaseHistory(
  { db, catalogue, readDemand }: { db: Db; catalogue: Catalogue; readDemand: ReadDemand },
  customer: SignedInCustomer,
  { language, now, ...orders }: { language: Language; now: Date } & OrdersOf,
): Promise<PurchaseHistory> {
  const { id, country } = customer;
  const all = await linesOfLastOrders(db, orderScopeOf(customer), LAST_ORDERS);
  const rows = await ofThese(db, customer, all, orders);
  const scopes = await scopesFor(db, customer);
  const months = monthsUntil(monthIn(now, 'UTC'), SHOWN_MONTHS);
  const monthOfOrder = new Map(rows.map((row) => [row.order_id, row.placed_at.slice(0, 7)]));
  const history = purchasesByProduct(rows);
  const bought = history.map(({ productId }) => productId);
  const everBought = rows === all ? bought : [...new Set(all.map((row) => row.product_id))];
  const scope = { country, language, buyer: customer };
  const { view } = catalogue;
  const found = await readProducts(db, { productIds: bought, ...scope }, view);
  const products = new Map(found.map((product) => [product.product_id, product]));

  const demand = await readDemand(db, now);
  return {
    months,
    products: history.flatMap((purchases): PurchasedItem[] => {
      const product = products.get(purchases.productId);
      if (!product) return [];
      return [
        {
          ...usualItemOf(purchases, product, now),
          last_price: fromCents(purchases.lastCents),
          monthly: packsByMonth(purchases, { months, monthOfOrder }),
          interval: usualInterval(purchases) ?? null,
          category: topCategoryName(view.categories, product.cat_code, language),
        },
      ];
    }),
    proposals: await proposeProducts(
      db,
      view,
      { customerId: id, bought: everBought, demand },
      scope,
    ),
    ...(scopes && { scopes }),
  };
}

/** Whose orders are counted; those of the whole company by default. */
interface OrdersOf {
  mine?: boolean | undefined;
  shipTo?: string | undefined;
}

type OrderedLines = Awaited<ReturnType<typeof linesOfLastOrders>>;

async function ofThese(
  db: Db,
  customer: SignedInCustomer,
  rows: OrderedLines,
  { mine = false, shipTo }: OrdersOf,
): Promise<OrderedLines> {
  const own = mine ? rows.filter(({ user_id }) => user_id === storedUserId(customer)) : rows;
  if (shipTo === undefined) return own;
  const sent = await ordersShippedTo(db, customer.id, shipTo, LAST_ORDERS);
  return own.filter(({ order_id }) => sent.has(order_id));
}

/** What the reader can narrow the list to; `undefined` with one person and one address. */
async function scopesFor(db: Db, customer: SignedInCustomer): Promise<PurchaseHistory['scopes']> {
  const people = !customer.seesOwnOrders && (await hasColleagues(db, customer.id));
  const { ship } = await shipToAddresses(db, customer);
  if (!people && ship.length < 2) return undefined;
  const ship_to =
    ship.length < 2 ? [] : ship.map(({ code, name }) => ({ code, name: name || code }));
  return { people, ship_to };
}

interface Calendar {
  months: readonly string[];
  /** The month in which each order was placed. */
  monthOfOrder: ReadonlyMap<string, string>;
}

function packsByMonth({ packs }: ProductPurchases, { months, monthOfOrder }: Calendar): number[] {
  const byMonth = new Map<string, number>();
  for (const [orderId, count] of packs) {
    const month = monthOfOrder.get(orderId) ?? '';
    byMonth.set(month, (byMonth.get(month) ?? 0) + count);
  }
  return months.map((month) => byMonth.get(month) ?? 0);
}
