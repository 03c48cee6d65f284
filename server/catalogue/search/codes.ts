import { possibleGtins } from '#domain/barcodes';

import { foldCode } from '../fold';
import { numbersOf, type Snapshot } from '../snapshot';

/** Products that a whole query names by their id or a barcode, in the order of what is likeliest. */
export function findByWholeCode(snapshot: Snapshot, text: string): number[] {
  const byGtin = possibleGtins(text).flatMap((gtin) => snapshot.byGtin.get(gtin) ?? []);
  return [...new Set([...numbersOf(snapshot, text), ...byGtin])];
}

/** Fewest letters and digits that say enough of an id to look for the ids that begin so. */
const LEAST_PREFIX = 3;

/** Products whose id begins with a query that holds a digit and is one word, by id. */
export function findByCodePrefix({ byCode }: Snapshot, text: string): number[] {
  const prefix = foldCode(text);
  if (prefix.length < LEAST_PREFIX || !/\d/.test(prefix) || /\s/.test(text.trim())) return [];
  return Array.from(byCode)
    .filter(([code]) => code.startsWith(prefix))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, numbers]) => numbers);
}
