import type { OrderReading, RefusedOrder } from '../../domain/order-file/orderFile';
import { readPastedText } from '../../domain/order-file/readOrderText';

import { namesOf } from './shopCodes';

/**
 * Formats a reading as one line: `AB-100=3` for an order line, `!fraction(AB-100)` for an
 * unreadable one.
 */
export function formatReading(reading: OrderReading | RefusedOrder): string {
  const uncertainColumn = reading.refusal === null ? reading.columns?.uncertainColumn : undefined;
  const lines = reading.lines.map(({ code, quantity, unread }) =>
    unread ? `!${unread.reason}${code && `(${code})`}` : `${code}=${quantity}`,
  );
  return [reading.refusal, uncertainColumn && `?${uncertainColumn}`, ...lines]
    .filter(Boolean)
    .join(' ');
}

export const formatPasted = (text: string): string => formatReading(readPastedText(text));

/** The same, with a catalogue to look up the codes in. */
export const formatPastedWithNames = (text: string): string =>
  formatReading(readPastedText(text, undefined, namesOf));

/** Returns the skipped rows with their reasons. */
export const skippedIn = (text: string): string[] => {
  const reading = readPastedText(text);
  return reading.refusal === null ? reading.skipped.map(({ place, why }) => `${place} ${why}`) : [];
};
