/** Class of products that are announced but not in stock yet; they can be ordered all the same (specification 5). */
export const COMING_SOON = 'N';

/** Most ship packs that one line may ask for. */
export const MAX_ITEM = 99_999;

/** What a rule needs to know of a product; `available` counts ship packs and is absent for visitors. */
export interface Stocked {
  class: string;
  available?: number | undefined;
}

const packsOnHand = ({ available = 0 }: Stocked): number => Math.max(0, available);

/** A product is orderable if it is available or of class N (specification 5). */
export const isOrderable = (product: Stocked): boolean =>
  product.class === COMING_SOON || packsOnHand(product) > 0;

/** Most ship packs a buyer can have of a product: what is available, or the line limit for class N. */
export const mostPacks = (product: Stocked): number =>
  product.class === COMING_SOON ? MAX_ITEM : Math.min(MAX_ITEM, packsOnHand(product));

/** A quantity above available is clamped to available, but for class N (specification 5). */
export const clampQuantity = (quantity: number, product: Stocked): number =>
  Math.max(0, Math.min(quantity, mostPacks(product)));

/**
 * Reads what was typed into a quantity box: digits count, `undefined` means "ignore this keystroke".
 * A negative entry is not accepted; an empty box is zero (specification 5).
 */
export function readQuantity(typed: string): number | undefined {
  const text = typed.trim();
  if (text === '') return 0;
  if (!/^\d{1,6}$/.test(text)) return undefined;
  return Math.min(Number(text), MAX_ITEM);
}

/** A negative stored count displays as NA (specification 5). */
export const shownCount = (count: number): string => (count < 0 ? 'NA' : String(count));

/** Units in a number of ship packs; a missing pack size counts one (specification 9). */
export const unitsOf = (packs: number, shipPack: number | null | undefined): number =>
  packs * Math.max(1, shipPack ?? 1);
