import type { GivenLine } from '../givenLines';
import { MAX_ITEM } from '../quantity';

import type { ReadReason } from './orderFile';

/** Adds up what is asked for of one code, in the order of its first line; what could not be read stays as it is. */
export function sumLines(lines: readonly GivenLine<ReadReason>[]): GivenLine<ReadReason>[] {
  const byCode = new Map<string, GivenLine<ReadReason>>();
  const summed: GivenLine<ReadReason>[] = [];
  for (const line of lines) {
    const earlier = line.unread ? undefined : byCode.get(line.code);
    if (!earlier || (earlier.quantity ?? 0) + (line.quantity ?? 0) > MAX_ITEM) {
      const own = { ...line, places: [...line.places] };
      if (line.scans) own.scans = [...line.scans];
      if (!line.unread) byCode.set(line.code, own);
      summed.push(own);
      continue;
    }
    earlier.quantity = (earlier.quantity ?? 0) + (line.quantity ?? 0);
    for (const place of line.places) earlier.places.push(place);
    for (const scan of line.scans ?? []) (earlier.scans ??= []).push(scan);
    if (line.counted) earlier.counted ??= line.counted;
    if (line.repaired) earlier.repaired ??= line.repaired;
  }
  return summed;
}
