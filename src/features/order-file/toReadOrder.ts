import type { InputLine } from '#domain/inputLine';
import type { ReadReason } from '#domain/order-file/orderFile';

import { hashOf } from './hashOf';
import type { ReadOrder } from './useReadOrder';

/** Wraps lines from a device like those of a file; there is no content to read again. */
export function toReadOrder(lines: InputLine<ReadReason>[], name: string): ReadOrder {
  const total = lines.reduce((sum, { places }) => sum + places.length, 0);
  const hash = hashOf({ lines });
  const reading = { refusal: null, source: 'scans' as const, lines, skipped: [], blank: 0, total };
  return { name, content: '', reading: { ...reading, hash } };
}
