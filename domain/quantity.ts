import { RULES } from './rules';

/**
 * Class of products that are announced but not yet in stock; they can still be ordered
 * (specification 5).
 */
export const COMING_SOON = 'N';

/** What given quantities count. */
export type Counting = 'packs' | 'units';

/** Maximum ship packs on one line. */
export const MAX_ITEM = RULES.packsPerLine;

/** Product fields that the rules need; `available` counts ship packs and is absent for visitors. */
export interface Stocked {
  class: string;
  available?: number | undefined;
}

const packsOnHand = ({ available = 0 }: Stocked): number => Math.max(0, available);

/** Whether a product can be ordered: it is available or of class N (specification 5). */
export const isOrderable = (product: Stocked): boolean =>
  product.class === COMING_SOON || packsOnHand(product) > 0;

/**
 * Returns the maximum ship packs a buyer can order: what is available, or the line limit for class
 * N.
 */
export const maxPacks = (product: Stocked): number =>
  product.class === COMING_SOON ? MAX_ITEM : Math.min(MAX_ITEM, packsOnHand(product));

/** Clamps a quantity to what is available, except for class N (specification 5). */
export const clampQuantity = (quantity: number, product: Stocked): number =>
  Math.max(0, Math.min(quantity, maxPacks(product)));

/**
 * Parses the text of a quantity input: digits only; `undefined` means "ignore this keystroke".
 * Negative input is rejected and an empty input is zero (specification 5).
 */
export function parseQuantity(typed: string): number | undefined {
  const text = typed.trim();
  if (text === '') return 0;
  if (!/^\d{1,6}$/.test(text)) return undefined;
  return Math.min(Number(text), MAX_ITEM);
}

/** Formats a stock count; a negative one is shown as NA (specification 5). */
export const formatStockCount = (count: number): string => (count < 0 ? 'NA' : String(count));

/** Converts ship packs to units; a missing pack size counts as one (specification 9). */
export const unitsOf = (packs: number, shipPack: number | null | undefined): number =>
  packs * Math.max(1, shipPack ?? 1);
