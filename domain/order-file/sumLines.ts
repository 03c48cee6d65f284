import type { InputLine } from '../inputLine';
import { MAX_ITEM } from '../quantity';

import type { ReadReason } from './orderFile';

/** Longer sums are truncated; the places identify the remaining lines. */
const MAX_COUNTED_LENGTH = 80;

type Line = InputLine<ReadReason>;

/**
 * Returns the original texts of both, if either quantity was in dozens or the like: `2 doz + 3`.
 */
function countedOf(earlier: Line, line: Line): string | undefined {
  if (!earlier.counted && !line.counted) return undefined;
  const sum = [earlier, line].map(({ counted, quantity }) => counted ?? quantity).join(' + ');
  return sum.length <= MAX_COUNTED_LENGTH ? sum : `${sum.slice(0, MAX_COUNTED_LENGTH)} …`;
}

/** Pieces and packs are never added together. */
const keyOf = ({ code, inPieces }: Line): string => (inPieces ? `pieces ${code}` : code);

/**
 * Sums the lines of each code, in the order of their first occurrence; unread lines are left
 * unchanged.
 */
export function sumLines(lines: readonly Line[]): Line[] {
  const byCode = new Map<string, Line>();
  const summed: Line[] = [];
  for (const line of lines) {
    const earlier = line.unread ? undefined : byCode.get(keyOf(line));
    if (!earlier || (earlier.quantity ?? 0) + (line.quantity ?? 0) > MAX_ITEM) {
      const own = { ...line, places: [...line.places] };
      if (line.scans) own.scans = [...line.scans];
      if (!line.unread) byCode.set(keyOf(line), own);
      summed.push(own);
      continue;
    }
    const counted = countedOf(earlier, line);
    if (counted) earlier.counted = counted;
    earlier.quantity = (earlier.quantity ?? 0) + (line.quantity ?? 0);
    for (const place of line.places) earlier.places.push(place);
    for (const scan of line.scans ?? []) (earlier.scans ??= []).push(scan);
    if (line.repaired) earlier.repaired ??= line.repaired;
  }
  return summed;
}
