import type { Product } from '#contract/product';
import { unitsOf } from '#domain/quantity';

/** What the quantities of a request count. */
export type Counting = 'packs' | 'units';

/** What a line asks for in whole ship packs. */
export interface Wanted {
  /** Ship packs beside those of the lines before. */
  packs: number;
  /** The packs hold more units than were asked for. */
  isRounded: boolean;
  /** Where units are counted: those of this line and the lines before, and the packs that hold them. */
  counted?: { units: number; packsInAll: number; isFirst: boolean };
}

/**
 * Turns what is asked for into whole ship packs, line by line. Units are rounded up on their product's
 * sum: two lines of half a pack are one pack. A case is one ship pack however it is counted.
 */
export function packCounter(counting: Counting) {
  const before = new Map<string, { units: number; packs: number }>();

  return ({ product_id, ship_pac }: Product, isCase: boolean, asked: number): Wanted => {
    if (counting === 'packs') return { packs: asked, isRounded: false };
    const earlier = before.get(product_id);
    const units = (earlier?.units ?? 0) + (isCase ? unitsOf(asked, ship_pac) : asked);
    const packsInAll = Math.ceil(units / unitsOf(1, ship_pac));
    before.set(product_id, { units, packs: packsInAll });
    return {
      packs: packsInAll - (earlier?.packs ?? 0),
      isRounded: unitsOf(packsInAll, ship_pac) > units,
      counted: { units, packsInAll, isFirst: earlier === undefined },
    };
  };
}
