import { isWithdrawn, type ReviewLine } from './reviewLine';
import type { Decision } from './reviewSlice';

/** Where a line stands, by what a person has to do about it; the order is that of the filter. */
export const STANDINGS = [
  'unknown',
  'ambiguous',
  'invalid',
  'limited',
  'unavailable',
  'changed',
  'ready',
  'removed',
] as const;
export type Standing = (typeof STANDINGS)[number];

/** Ship packs of the line as it stands. */
export const packsOf = (line: ReviewLine, decision: Decision | undefined): number =>
  decision?.packs ?? line.possible;

/** True for a line that goes into the cart with the next press. */
export function isChosen(line: ReviewLine, decision: Decision | undefined): boolean {
  if (!line.product || decision?.isRemoved || decision?.isAdded) return false;
  return (decision?.isTicked ?? true) && packsOf(line, decision) > 0;
}

const hasChanged = ({ product, then }: ReviewLine): boolean =>
  product !== null &&
  then !== undefined &&
  (product.cents !== then.cents || product.shipPack !== then.shipPack);

export function standingOf(line: ReviewLine, decision: Decision | undefined): Standing {
  if (decision?.isRemoved) return 'removed';
  const { product, outcome, candidates } = line;
  if (!product) {
    if (isWithdrawn(line)) return 'unavailable';
    return candidates.length > 0 ? 'ambiguous' : 'unknown';
  }
  if (product.most === 0 || outcome === 'unavailable') return 'unavailable';
  if (packsOf(line, decision) === 0) return outcome === 'invalid' ? 'invalid' : 'limited';
  if (decision?.packs !== undefined) return 'ready';
  if (outcome === 'clamped' || outcome === 'rounded') return 'limited';
  return hasChanged(line) ? 'changed' : 'ready';
}

/** A price of today is told, and no reason to stop. */
const IN_ORDER: readonly Standing[] = ['ready', 'changed', 'removed'];

export const needsALook = (standing: Standing): boolean => !IN_ORDER.includes(standing);

/** Most ship packs that this line can have beside the cart and the other lines. */
export function roomOf(
  line: ReviewLine,
  decision: Decision | undefined,
  packs: ReadonlyMap<string, number>,
): number {
  const { product, inCart } = line;
  if (!product) return 0;
  const own = isChosen(line, decision) ? packsOf(line, decision) : 0;
  return Math.max(0, product.most - inCart - ((packs.get(product.id) ?? 0) - own));
}
