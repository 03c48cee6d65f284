import { possibleGtins } from '#domain/barcodes';

import type { Db } from '../../db/client';
import { productsByGtins } from '../../db/productCodes';
import { foldCode } from '../fold';
import { lowerBound, numbersOfTypedId, type Snapshot } from '../snapshot';

/** Products whose id or barcode is the whole query, the likeliest first. */
export async function findByWholeCode(db: Db, snapshot: Snapshot, text: string): Promise<number[]> {
  const gtins = possibleGtins(text);
  const matches = gtins.length > 0 ? await productsByGtins(db, gtins) : [];
  const byGtin = gtins.flatMap((gtin) =>
    matches
      .filter(({ gtin14 }) => gtin14 === gtin)
      .flatMap(({ product_id }) => numbersOfTypedId(snapshot, product_id))
      .sort((a, b) => a - b),
  );
  return [...new Set([...numbersOfTypedId(snapshot, text), ...byGtin])];
}

/** Minimum number of letters and digits for a search by id prefix. */
const MIN_PREFIX_LENGTH = 3;

/** The id prefix that a query means, if any. */
export function codePrefixOf(text: string): string | undefined {
  const prefix = foldCode(text);
  const isPrefix =
    prefix.length >= MIN_PREFIX_LENGTH && /\d/.test(prefix) && !/\s/.test(text.trim());
  return isPrefix ? prefix : undefined;
}

/** Products whose id begins with the query, if it is one word with a digit; sorted by id. */
export function findByCodePrefix({ codes: { keys, numbers } }: Snapshot, text: string): number[] {
  const prefix = codePrefixOf(text);
  if (prefix === undefined) return [];
  const found: number[] = [];
  for (let index = lowerBound(keys, prefix); keys[index]?.startsWith(prefix); index += 1) {
    found.push(numbers[index]!);
  }
  return found;
}
