import type { Product } from '#contract/product';
import { unitsOf, type Counting } from '#domain/quantity';

/** The quantity of a line in whole ship packs. */
export interface PackQuantity {
  /** Ship packs in addition to those of the earlier lines. */
  packs: number;
  /** Whether the packs contain more units than requested. */
  isRounded: boolean;
  /**
   * If units are counted: the total of this line and the earlier ones, and the packs that contain
   * it.
   */
  counted?: { units: number; packsInAll: number; isFirst: boolean };
}

/**
 * Converts quantities to whole ship packs, line by line. Units are rounded up on the sum per
 * product: two lines of half a pack make one pack. A case is one ship pack in either unit.
 */
export function packCounter(counting: Counting) {
  const before = new Map<string, { units: number; packs: number }>();

  return ({ product_id, ship_pac }: Product, isCase: boolean, quantity: number): PackQuantity => {
    if (counting === 'packs') return { packs: quantity, isRounded: false };
    const earlier = before.get(product_id);
    const units = (earlier?.units ?? 0) + (isCase ? unitsOf(quantity, ship_pac) : quantity);
    const packsInAll = Math.ceil(units / unitsOf(1, ship_pac));
    before.set(product_id, { units, packs: packsInAll });
    return {
      packs: packsInAll - (earlier?.packs ?? 0),
      isRounded: unitsOf(packsInAll, ship_pac) > units,
      counted: { units, packsInAll, isFirst: earlier === undefined },
    };
  };
}
