import type { Proposal } from '#contract/purchaseHistory';
import { MAX_PROPOSALS } from '#domain/proposals';
import { isOrderable } from '#domain/quantity';

import { readProducts } from '../../catalogue/readProducts';
import type { View } from '../../catalogue/view';
import { inChunks, type Db } from '../../db/client';
import type { ReadScope } from '../../db/products';

import { weighDemand, type Demand } from './demand';

interface Wants {
  customerId: string;
  /** Ids of the products that the customer has bought. */
  bought: readonly string[];
  demand: Demand;
}

/**
 * Proposes products that the customer has not bought and may want next: similar to what the
 * customer buys, and ordered by others who buy the same. Its quality is measured in
 * docs/decisions/0012.
 */
export async function proposeProducts(
  db: Db,
  view: View,
  { customerId, bought, demand }: Wants,
  scope: ReadScope,
): Promise<Proposal[]> {
  if (bought.length === 0) return [];
  const weights = weighDemand(demand, { customerId, bought });
  const basis = { bought, weights, country: scope.country };
  const likely = await view.likely(db, basis, 2 * MAX_PROPOSALS);
  const proposals: Proposal[] = [];
  for (const productIds of inChunks(likely, MAX_PROPOSALS)) {
    if (proposals.length >= MAX_PROPOSALS) break;
    for (const product of await readProducts(db, { productIds, ...scope }, view)) {
      const { product_id, class: code, available } = product;
      if (!isOrderable({ class: code, available })) continue;
      const group = demand.products.get(product_id)?.group ?? 'goes-with';
      proposals.push({ ...product, group: code === 'F' ? 'new' : group });
    }
  }
  return proposals.slice(0, MAX_PROPOSALS);
}
