import type { Product } from '#contract/product';
import { isOrderable } from '#domain/quantity';

import { likenessTo } from '../catalogue/alike';
import type { Catalogue } from '../catalogue/catalogue';
import { offeredIn } from '../catalogue/narrow';
import { readProducts } from '../catalogue/readProducts';
import { numbersOf } from '../catalogue/snapshot';
import type { Db } from '../db/client';
import type { ReadScope } from '../db/products';
import { readRecentlyOrdered } from '../db/recentlyOrdered';

/** The shop's last orders that show what is asked for now. */
const RECENT_ORDERS = 300;
/** What likeness alone counts for, where nobody orders a product at the moment. */
const UNASKED = 0.01;
/** Products that the customer is shown. */
const PROPOSALS = 60;

/**
 * Products that the customer has not bought and may want next: like what the customer buys, and
 * ordered now in the whole shop. How well that does is measured in docs/decisions/0012.
 */
export async function propose(
  db: Db,
  catalogue: Catalogue,
  bought: readonly string[],
  scope: ReadScope,
): Promise<Product[]> {
  if (bought.length === 0) return [];
  const { snapshot } = catalogue;
  const size = snapshot.productIds.length;
  const known = new Set(bought.flatMap((productId) => numbersOf(snapshot, productId)));
  const likeness = likenessTo(await catalogue.wordsOf(snapshot, ''), known, size);
  const asked = await readRecentlyOrdered(db, RECENT_ORDERS);
  const isOffered = offeredIn(snapshot, scope.country);

  const scored: { number: number; score: number }[] = [];
  for (let number = 0; number < size; number += 1) {
    const alike = likeness[number]!;
    if (alike === 0 || known.has(number) || !isOffered(number)) continue;
    const orders = asked.get(snapshot.productIds[number]!) ?? 0;
    scored.push({ number, score: alike * (orders + UNASKED) });
  }
  scored.sort((a, b) => b.score - a.score || a.number - b.number);

  const productIds = scored
    .slice(0, 2 * PROPOSALS)
    .map(({ number }) => snapshot.productIds[number]!);
  const products = await readProducts(db, { productIds, ...scope });
  const orderable = ({ class: code, available }: Product) =>
    isOrderable({ class: code, available });
  return products.filter(orderable).slice(0, PROPOSALS);
}
