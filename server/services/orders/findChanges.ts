import type { Product } from '#contract/product';
import { fromCents } from '#domain/money';
import { isOrderable, maxPacks } from '#domain/quantity';
import { priceAt, priceSteps, type ChargedStep } from '#domain/unitPrice';

import type { ListsOf } from '../../db/priceLists';
import type { OfferTable } from '../../db/tables/catalogue';
import type { Fault } from '../actions/refusal';

import type { SubmittedLine } from './parseNewOrder';

/** A submitted line whose price, pack size and stock are current, with its product. */
export interface OfferedLine extends SubmittedLine {
  product: Product;
  /** What makes its price, and its prices by quantity today. */
  step: ChargedStep;
  steps: readonly ChargedStep[];
}

interface CurrentOffers {
  offers: ReadonlyMap<string, OfferTable>;
  products: ReadonlyMap<string, Product>;
  /** The customer's price lists in force. */
  listsOf: ListsOf;
}

/**
 * Compares lines with current offers: pack sizes, and prices in cents and quantities for the sum of
 * all lines of a product. Differences are reported with the current price and stock.
 */
export function findChanges(
  submitted: readonly SubmittedLine[],
  packs: ReadonlyMap<string, number>,
  { offers, products, listsOf }: CurrentOffers,
): { lines: OfferedLine[]; changes: Fault[] } {
  const lines: OfferedLine[] = [];
  const changes: Fault[] = [];

  for (const submittedLine of submitted) {
    const { line, productId, unitCents, shipPack, keptCents = Infinity } = submittedLine;
    const location = { line, product_id: productId };
    const offer = offers.get(productId);
    const product = products.get(productId);
    if (!offer || !product) {
      changes.push({ ...location, code: 'order.lineWithdrawn', available: 0 });
      continue;
    }

    const total = packs.get(productId) ?? 0;
    const steps = priceSteps(offer, listsOf(productId));
    const today = priceAt(steps, total);
    const step = keptCents < today.cents ? { ...today, cents: keptCents, list: '' } : today;
    const { cents } = step;
    const current = { ...location, price: fromCents(cents), available: offer.available };
    const pack = product.ship_pac;
    if (unitCents !== cents) changes.push({ ...current, code: 'order.linePrice' });
    else if ((shipPack ?? pack) !== pack) {
      changes.push({ ...current, code: 'order.linePack', params: { pack } });
    } else if (!isOrderable(offer)) changes.push({ ...current, code: 'product.outOfStock' });
    else if (total > maxPacks(offer)) {
      changes.push({ ...current, code: 'order.lineStock', params: { available: maxPacks(offer) } });
    } else lines.push({ ...submittedLine, product, step, steps });
  }
  return { lines, changes };
}
