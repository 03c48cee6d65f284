import type { Product } from '#contract/product';
import type { FormatParams } from '#domain/formatMessage';
import type { LineOutcome } from '#domain/lines';
import { COMING_SOON, isOrderable, maxPacks, unitsOf } from '#domain/quantity';

import type { ServerMessageKey } from '../../messages/translate';

import type { PackQuantity } from './countPacks';

export interface LineMessage {
  message: ServerMessageKey;
  params?: FormatParams;
}

export interface Verdict {
  outcome: LineOutcome;
  /** Ship packs that can be added. */
  possible: number;
  /** Messages in addition to the outcome. */
  messages: LineMessage[];
}

const noneAdded = (outcome: LineOutcome, ...messages: LineMessage[]): Verdict => ({
  outcome,
  possible: 0,
  messages,
});

interface LineCase {
  code: string;
  item: number;
  productIds: readonly string[];
  product: Product | undefined;
  /** Ship packs in the cart before this line. */
  held: number;
  /** Whether an earlier line had the same product. */
  isRepeated: boolean;
  /** Called only for a line whose product is available. */
  count: (product: Product) => PackQuantity;
}

/** Decides the outcome of one line. */
export function judgeLine({ code, item, productIds, product, count, ...rest }: LineCase): Verdict {
  if (code.trim() === '') return noneAdded('invalid', { message: 'line.noCode' });
  if (item < 1) return noneAdded('invalid');
  if (productIds.length === 0) return noneAdded('unknown');
  if (productIds.length > 1) return noneAdded('ambiguous');
  if (!product) return noneAdded('unavailable', { message: 'line.withdrawn' });
  return isOrderable(product) ? allocate(count(product), product, rest) : noneAdded('unavailable');
}

/** Returns how much of an available product goes to the line. */
function allocate(
  requested: PackQuantity,
  product: Product,
  { held, isRepeated }: Pick<LineCase, 'held' | 'isRepeated'>,
): Verdict {
  const { packs } = requested;
  const rounding = roundingOf(requested, product.ship_pac);
  if (packs === 0) return noneAdded('merged', ...rounding);

  const most = maxPacks(product);
  const possible = Math.max(0, Math.min(packs, most - held));
  if (possible === packs) {
    if (rounding.length > 0) return { outcome: 'rounded', possible, messages: rounding };
    return { outcome: isRepeated ? 'merged' : 'added', possible, messages: [] };
  }
  const params = { most, possible, item: packs };
  const limit = { message: limitOf(possible, product, isRepeated), params };
  return { outcome: 'clamped', possible, messages: [...rounding, limit] };
}

function limitOf(possible: number, product: Product, isRepeated: boolean): ServerMessageKey {
  if (possible === 0) return isRepeated ? 'line.allTaken' : 'line.allInCart';
  return product.class === COMING_SOON ? 'line.atMost' : 'line.clamped';
}

function roundingOf({ packs, counted, isRounded }: PackQuantity, pack: number): LineMessage[] {
  if (!counted || (!isRounded && packs > 0)) return [];
  const { units, packsInAll, isFirst } = counted;
  const params = { units, packs: packsInAll, pack, total: unitsOf(packsInAll, pack) };
  if (packs === 0) return [{ message: 'line.inEarlierPacks', params }];
  return [{ message: isFirst ? 'line.rounded' : 'line.roundedInAll', params }];
}
