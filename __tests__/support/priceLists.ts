import type { Db } from '../../server/db/client';
import { clearSessionCache } from '../../server/services/accounts/sessions';

/** The fields of a price list that a test specifies; the rest have defaults. */
export interface TestPriceList {
  code: string;
  country?: 'CA' | 'US';
  /** Hundredths of a percent. */
  percentOff?: number;
  isBinding?: boolean;
  isPublic?: boolean;
  startsAt?: string;
  endsAt?: string;
  /** Ids of the customers whose list it is. */
  customers?: readonly string[];
  /** Decimal price of one unit from so many packs. */
  prices?: readonly [productId: string, packs: number, price: number][];
}

/** Stores a price list, which applies from the next request on. */
export async function storePriceList(db: Db, list: TestPriceList): Promise<void> {
  const { code, country = 'CA', customers = [], prices = [] } = list;
  await db
    .insertInto('price_lists')
    .values({
      code,
      name: `List ${code}`,
      country,
      percent_off: list.percentOff ?? 0,
      is_binding: Number(list.isBinding ?? false),
      is_public: Number(list.isPublic ?? false),
      starts_at: list.startsAt ?? '',
      ends_at: list.endsAt ?? null,
    })
    .execute();
  for (const [product_id, quantity_from, price] of prices) {
    const unit_cents = Math.round(price * 100);
    await db
      .insertInto('price_list_prices')
      .values({ list_code: code, product_id, quantity_from, unit_cents })
      .execute();
  }
  for (const customer_id of customers) {
    await db.insertInto('customer_price_lists').values({ customer_id, list_code: code }).execute();
  }
  clearSessionCache(db);
}
