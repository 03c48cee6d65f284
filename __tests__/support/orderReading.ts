import type { OrderReading, RefusedOrder } from '../../domain/order-file/orderFile';
import { readPastedText } from '../../domain/order-file/readOrderText';

import { namesOf } from './shopCodes';

/** What was read, in one line: `AB-100=3` for a line of the order, `!fraction(AB-100)` for one that could not be read. */
export function told(reading: OrderReading | RefusedOrder): string {
  const doubt = reading.refusal === null ? reading.columns?.doubt : undefined;
  const lines = reading.lines.map(({ code, quantity, unread }) =>
    unread ? `!${unread.reason}${code && `(${code})`}` : `${code}=${quantity}`,
  );
  return [reading.refusal, doubt && `?${doubt}`, ...lines].filter(Boolean).join(' ');
}

export const toldOf = (text: string): string => told(readPastedText(text));

/** The same, where the shop can be asked for the codes. */
export const toldWithNames = (text: string): string =>
  told(readPastedText(text, undefined, namesOf));

/** The rows that were left out, each with the reason. */
export const skippedIn = (text: string): string[] => {
  const reading = readPastedText(text);
  return reading.refusal === null ? reading.skipped.map(({ place, why }) => `${place} ${why}`) : [];
};
