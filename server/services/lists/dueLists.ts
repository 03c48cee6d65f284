import type { DueList } from '#contract/orderLists';
import type { Country } from '#domain/countries';
import { localDay } from '#domain/days';
import type { Language } from '#domain/languages';
import { fromCents, toCents } from '#domain/money';
import { isOrderable, unitsOf } from '#domain/quantity';
import { isDue } from '#domain/rhythm';
import { sum } from '#domain/sum';
import { unitPriceAt } from '#domain/unitPrice';

import type { Db } from '../../db/client';
import { orderListLines, ownListsUntil, type ShownList } from '../../db/orderLists';
import { linesOfProducts } from '../../db/orders';
import type { CustomerId } from '../../db/tables/ids';
import type { SignedInCustomer } from '../accounts/sessions';
import { savedProducts } from '../products/savedProducts';

import { rhythmOf } from './rhythm';
import { presentList, readerOf } from './shownLists';

/** Who would order a list. */
interface Orderer {
  id: CustomerId;
  country: Country;
  priceLists: readonly string[];
}

/** Returns what a list would come to now; prices are compared with those of the last order. */
export async function previewList(
  db: Db,
  customer: Orderer,
  listId: string,
  language: Language,
): Promise<Omit<DueList, 'list'>> {
  const lines = (await orderListLines(db, listId)).filter(({ packs }) => packs > 0);
  const productIds = lines.map(({ product_id }) => product_id);
  const products = await savedProducts(db, customer, language, productIds);
  const last = new Map<string, number>();
  if (productIds.length > 0)
    for (const { product_id, unit_cents } of await linesOfProducts(db, customer.id, productIds))
      if (!last.has(product_id)) last.set(product_id, unit_cents);
  const priced = lines.map(({ product_id, packs }) => {
    const product = products.get(product_id);
    if (!product || !isOrderable(product)) return undefined;
    const cents = toCents(unitPriceAt(product, packs));
    const before = last.get(product_id) ?? cents;
    const total = cents * unitsOf(packs, product.ship_pac);
    return { product_id, cents: total, isRepriced: before !== cents };
  });
  const orderable = priced.filter((line) => line !== undefined);
  return {
    lines: lines.length,
    total: fromCents(sum(orderable.map(({ cents }) => cents))),
    unavailable: lines.length - orderable.length,
    repriced: orderable.filter(({ isRepriced }) => isRepriced).length,
    product_ids: orderable.map(({ product_id }) => product_id),
  };
}

/** The person's own lists that wait to be ordered. */
async function dueLists(db: Db, customer: SignedInCustomer, now: Date): Promise<ShownList[]> {
  const today = localDay(now);
  const lists = await ownListsUntil(db, readerOf(customer), today);
  return lists.filter((list) => {
    const rhythm = rhythmOf(list);
    return rhythm !== undefined && isDue(rhythm, today);
  });
}

/** Counts the person's own lists that wait to be ordered; nothing without any. */
export async function countDueLists(
  db: Db,
  customer: SignedInCustomer,
  now: Date,
): Promise<{ due_lists?: number }> {
  const { length } = await dueLists(db, customer, now);
  return length > 0 ? { due_lists: length } : {};
}

/** Returns the person's own lists whose day has come, the longest waiting first. */
export async function showDueLists(
  db: Db,
  customer: SignedInCustomer,
  language: Language,
  now: Date,
): Promise<DueList[]> {
  const due: DueList[] = [];
  for (const list of await dueLists(db, customer, now)) {
    const preview = await previewList(db, customer, list.id, language);
    due.push({ list: presentList(list, readerOf(customer), now), ...preview });
  }
  return due;
}
