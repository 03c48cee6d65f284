import { countsPieces, parseAmount } from '#domain/order-file/parseAmount';
import { MAX_ITEM } from '#domain/quantity';

/** Limits the number of digits of a quantity; a scanner that types sends more. */
const QUANTITY_PATTERN = new RegExp(`^\\d{1,${String(MAX_ITEM).length}}$`);

/**
 * Parses a quantity; `12x`, `12 pcs` and `1 dz` count, as in a list. `undefined` if it cannot be
 * one.
 */
function parseTypedQuantity(text: string): number | undefined {
  const typed = text.trim();
  if (typed === '') return 1;
  if (/^\d+$/.test(typed)) return QUANTITY_PATTERN.test(typed) ? Number(typed) : undefined;
  const amount = parseAmount(typed);
  return typeof amount === 'number' ? amount : undefined;
}

/** Whether the text is a barcode or an alphanumeric code that a scanner typed into the quantity. */
export const isScan = (text: string): boolean =>
  parseTypedQuantity(text) === undefined && (text.trim().length > 5 || /[a-z]/i.test(text));

/** Returns the line that was typed; `undefined` if its quantity cannot be one. */
export function typedLine(code: string, quantity: string) {
  const packs = parseTypedQuantity(quantity);
  if (packs === undefined) return undefined;
  const pieces = countsPieces(quantity) && { inPieces: true as const };
  return { code: code.trim(), quantity: packs, places: [], ...pieces };
}
