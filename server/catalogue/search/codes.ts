import { possibleGtins } from '#domain/barcodes';

import type { Db } from '../../db/client';
import { ownersOfGtins } from '../../db/productCodes';
import { foldCode } from '../fold';
import { lowerBound, numbersOf, type Snapshot } from '../snapshot';

/** Products whose id or barcode is the whole query, the likeliest first. */
export async function findByWholeCode(db: Db, snapshot: Snapshot, text: string): Promise<number[]> {
  const gtins = possibleGtins(text);
  const owners = gtins.length > 0 ? await ownersOfGtins(db, gtins) : [];
  const byGtin = gtins.flatMap((gtin) =>
    owners
      .filter(({ gtin14 }) => gtin14 === gtin)
      .flatMap(({ product_id }) => numbersOf(snapshot, product_id))
      .sort((a, b) => a - b),
  );
  return [...new Set([...numbersOf(snapshot, text), ...byGtin])];
}

/** Minimum number of letters and digits for a search by id prefix. */
const LEAST_PREFIX = 3;

/** The id prefix that a query means, if any. */
export function codePrefixOf(text: string): string | undefined {
  const prefix = foldCode(text);
  const isMeant = prefix.length >= LEAST_PREFIX && /\d/.test(prefix) && !/\s/.test(text.trim());
  return isMeant ? prefix : undefined;
}

/** Products whose id begins with the query, if it is one word with a digit; sorted by id. */
export function findByCodePrefix({ codes: { keys, numbers } }: Snapshot, text: string): number[] {
  const prefix = codePrefixOf(text);
  if (prefix === undefined) return [];
  const found: number[] = [];
  for (let at = lowerBound(keys, prefix); keys[at]?.startsWith(prefix); at += 1) {
    found.push(numbers[at]!);
  }
  return found;
}
