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
import { orderListLines, readOrderLists } from '../../db/orderLists';
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
    return { cents: cents * unitsOf(packs, product.ship_pac), isRepriced: before !== cents };
  });
  const orderable = priced.filter((line) => line !== undefined);
  return {
    lines: lines.length,
    total: fromCents(sum(orderable.map(({ cents }) => cents))),
    unavailable: lines.length - orderable.length,
    repriced: orderable.filter(({ isRepriced }) => isRepriced).length,
  };
}

/** Returns the person's own lists whose day has come, the longest waiting first. */
export async function showDueLists(
  db: Db,
  customer: SignedInCustomer,
  language: Language,
  now: Date,
): Promise<DueList[]> {
  const reader = readerOf(customer);
  const today = localDay(now);
  const lists = (await readOrderLists(db, reader)).filter((list) => {
    const rhythm = rhythmOf(list);
    const isOwn = list.user_id === customer.userId && list.deleted_at === null;
    return isOwn && rhythm !== undefined && isDue(rhythm, today);
  });
  lists.sort((a, b) => ((a.next_on ?? '') < (b.next_on ?? '') ? -1 : 1));
  const due: DueList[] = [];
  for (const list of lists) {
    const preview = await previewList(db, customer, list.id, language);
    due.push({ list: presentList(list, reader, now), ...preview });
  }
  return due;
}
