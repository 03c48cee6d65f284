import type { PurchasedItem, PurchaseHistory } from '#contract/purchaseHistory';
import type { Language } from '#domain/languages';
import { fromCents } from '#domain/money';
import { monthIn, monthsUntil } from '#domain/months';

import type { Catalogue } from '../../catalogue/catalogue';
import { topCategoryName } from '../../catalogue/categoryTree';
import { readProducts } from '../../catalogue/readProducts';
import type { Db } from '../../db/client';
import { linesOfLastOrders } from '../../db/orders';
import type { SignedInCustomer } from '../accounts/sessions';

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
  { language, now }: { language: Language; now: Date },
): Promise<PurchaseHistory> {
  const { id, country } = customer;
  const rows = await linesOfLastOrders(db, id, LAST_ORDERS);
  const months = monthsUntil(monthIn(now, 'UTC'), SHOWN_MONTHS);
  const monthOfOrder = new Map(rows.map((row) => [row.order_id, row.placed_at.slice(0, 7)]));
  const history = purchasesByProduct(rows);
  const bought = history.map(({ productId }) => productId);
  const scope = { country, language, buyer: customer };
  const found = await readProducts(db, { productIds: bought, ...scope });
  const products = new Map(found.map((product) => [product.product_id, product]));

  const { view } = catalogue;
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
    proposals: await proposeProducts(db, view, { customerId: id, bought, demand }, scope),
  };
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
