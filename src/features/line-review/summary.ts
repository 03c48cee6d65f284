import { unitsOf } from '#domain/quantity';

import type { ReviewState } from './reviewSlice';
import { isChosen, needsALook, packsOf, standingOf, type Standing } from './standing';

/** All that is said about a review as a whole. */
export interface Summary {
  /** Lines that are not in the cart yet, removed ones included. */
  open: number;
  /** Lines that still wait for something. */
  left: number;
  /** Lines went in, and nothing is left to do. */
  isDone: boolean;
  toLookAt: number;
  counts: Readonly<Partial<Record<Standing, number>>>;
  /** Of the chosen lines. */
  chosen: number;
  units: number;
  cents: number;
  /** The sum is known only where every price is. */
  isPriced: boolean;
  tickable: number;
  /** Ship packs that the chosen lines ask for of each product: they share what there is. */
  packs: ReadonlyMap<string, number>;
}

/** Goes once through all lines: ten thousand of them take a moment that nobody notices. */
export function summarise({ lines, decisions }: ReviewState): Summary {
  const counts: Partial<Record<Standing, number>> = {};
  const sum = { open: 0, toLookAt: 0, chosen: 0, units: 0, cents: 0, isPriced: true, tickable: 0 };
  const packsOfProduct = new Map<string, number>();
  let added = 0;
  for (const line of lines) {
    const decision = decisions[line.id];
    if (decision?.isAdded) {
      added += 1;
      continue;
    }
    const standing = standingOf(line, decision);
    counts[standing] = (counts[standing] ?? 0) + 1;
    sum.open += 1;
    if (needsALook(standing)) sum.toLookAt += 1;
    const packs = packsOf(line, decision);
    if (line.product && packs > 0 && standing !== 'removed') sum.tickable += 1;
    if (!line.product || !isChosen(line, decision)) continue;
    const { id } = line.product;
    packsOfProduct.set(id, (packsOfProduct.get(id) ?? 0) + packs);
    const units = unitsOf(packs, line.product.shipPack);
    sum.chosen += 1;
    sum.units += units;
    sum.cents += units * (line.product.cents ?? 0);
    if (line.product.cents === undefined) sum.isPriced = false;
  }
  const left = sum.open - (counts.removed ?? 0);
  const isDone = added > 0 && left === 0;
  return { ...sum, left, isDone, counts, packs: packsOfProduct };
}
