import { isUnusual } from '#domain/unusual';

import type { Decision, Sheet } from './sheet';
import { isWithdrawn, unitCentsOf, type SheetLine } from './sheetLine';

/** The status of a line: what the user has to do about it, in the order of the filter. */
export const LINE_STATUSES = [
  'invalid',
  'unknown',
  'ambiguous',
  'unusual',
  'pieces',
  'limited',
  'unavailable',
  'seen',
  'changed',
  'ready',
  'waiting',
] as const;
export type SheetLineStatus = (typeof LINE_STATUSES)[number];

/** Returns the effective code: the user's correction, or the one given. */
export const codeOf = ({ original }: SheetLine, decision: Decision | undefined): string =>
  decision?.code ?? original.code;

/**
 * Returns the units per ship pack if the user has to say how many packs the given pieces are;
 * otherwise `undefined`.
 */
export function packInQuestion(
  { original, product, checkKey }: SheetLine,
  decision: Decision | undefined,
): number | undefined {
  const { shipPack = 1 } = product ?? {};
  const isOpen = original.inPieces && original.quantity !== null && decision?.packs === undefined;
  return isOpen && shipPack > 1 && !checkKey.endsWith('/units/') ? shipPack : undefined;
}

/**
 * Returns the ship packs of the line, or 0 while they are in question; of scans seen before, only
 * the new ones count.
 */
export function packsOf(line: SheetLine, decision: Decision | undefined): number {
  const { possible, fresh } = line;
  if (packInQuestion(line, decision) !== undefined) return 0;
  return decision?.packs ?? Math.min(possible, fresh ?? possible);
}

/** Returns the packs of the product that the cart holds with this line added. */
export const packsInCartWith = ({ inCart, held }: SheetLine, packs: number): number =>
  Math.max(inCart, held) + packs;

/** Whether the quantity is so high that it may be a slip, and the user has not confirmed it yet. */
function needsConfirmation(line: SheetLine, decision: Decision | undefined): boolean {
  const packs = packsOf(line, decision);
  const isMeant = decision?.meant !== undefined && packs <= decision.meant;
  return packs > 0 && !isMeant && isUnusual(packsInCartWith(line, packs), line.product?.usual);
}

/** Whether a line can be ticked together with all others. */
export const isTickable = (line: SheetLine, decision: Decision | undefined): boolean =>
  line.product !== null && packsOf(line, decision) > 0 && !needsConfirmation(line, decision);

/** Whether a line goes into the cart with the next submission. */
export function isChosen(line: SheetLine, decision: Decision | undefined): boolean {
  if (line.code !== codeOf(line, decision)) return false;
  return (decision?.isTicked ?? !line.original.isOffered) && isTickable(line, decision);
}

/** Compared at the quantity of then, or reaching a quantity break would look like a new price. */
function hasChanged({ product, original, isUnchecked }: SheetLine): boolean {
  const { known, quantity } = original;
  if (!product || !known || isUnchecked) return false;
  return unitCentsOf(product, quantity ?? 1) !== known.cents || product.shipPack !== known.shipPack;
}

export function statusOf(line: SheetLine, decision: Decision | undefined): SheetLineStatus {
  const code = codeOf(line, decision);
  if (code === '') return 'invalid';
  if (line.code !== code) return 'waiting';
  const { product, outcome, candidates } = line;
  if (!product) {
    if (outcome === 'invalid') return 'invalid';
    if (isWithdrawn(line)) return 'unavailable';
    return candidates.length > 0 ? 'ambiguous' : 'unknown';
  }
  if (product.maxInCart === 0 || outcome === 'unavailable') return 'unavailable';
  if (decision?.packs === undefined && line.seen) return 'seen';
  if (packInQuestion(line, decision) !== undefined && line.possible > 0) return 'pieces';
  if (packsOf(line, decision) === 0) return outcome === 'invalid' ? 'invalid' : 'limited';
  if (needsConfirmation(line, decision)) return 'unusual';
  if (decision?.packs !== undefined) return 'ready';
  if (outcome === 'clamped' || outcome === 'rounded') return 'limited';
  return hasChanged(line) ? 'changed' : 'ready';
}

/** A changed price is shown, but is no reason to stop. */
const NO_ATTENTION: readonly SheetLineStatus[] = ['ready', 'changed', 'waiting'];

export const needsAttention = (status: SheetLineStatus): boolean => !NO_ATTENTION.includes(status);

const NONE: ReadonlyMap<string, number> = new Map();

/** Returns the maximum ship packs for this line, given the cart and the other lines. */
export function maxPacksOf(
  line: SheetLine,
  decision: Decision | undefined,
  packs: ReadonlyMap<string, number>,
): number {
  const { product, inCart } = line;
  if (!product) return 0;
  const own = isChosen(line, decision) ? packsOf(line, decision) : 0;
  return Math.max(0, product.maxInCart - inCart - ((packs.get(product.id) ?? 0) - own));
}

/**
 * The same for a line whose sheet was summed up earlier: a line looked up since is not in those
 * sums, and has the product to itself until the next summing.
 */
export function maxPacksIn(
  line: SheetLine,
  { lines, decisions }: Pick<Sheet, 'lines' | 'decisions'>,
  packs: ReadonlyMap<string, number>,
): number {
  const counted = lines[line.id];
  const isCounted = counted?.product?.id === line.product?.id;
  return maxPacksOf(
    line,
    isCounted ? decisions[line.id] : { isTicked: false },
    isCounted ? packs : NONE,
  );
}
