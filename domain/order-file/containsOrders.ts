import type { OrderReading } from './orderFile';

/** Counts the rows that were read. */
export const countReadRows = ({ lines }: OrderReading): number =>
  lines.reduce((sum, { unread, places }) => sum + (unread ? 0 : places.length), 0);

/**
 * Whether the text is an order. Other text (a letter, a page, a program) has a few words that could
 * pass for codes.
 */
export function containsOrders(reading: OrderReading): boolean {
  const { lines, columns } = reading;
  const nonCodes = lines.filter(({ unread }) => unread?.reason === 'notACode').length;
  const coded = lines.filter(({ code }) => /\d/.test(code)).length;
  if (coded > 0) return coded * 5 > nonCodes;
  const isCounted = columns === undefined || columns.quantity !== null;
  const isNamed = lines.some(
    ({ unread }) => unread && /^(?:damaged|codeIs|ambiguous)/.test(unread.reason),
  );
  return isNamed || (isCounted && countReadRows(reading) * 2 > lines.length);
}
