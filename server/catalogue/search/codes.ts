import { barcodeKeys } from '#domain/barcodes';
import { bareProductId } from '#domain/productIds';

import type { Db } from '../../db/client';
import { productsByBareIds, productsByGtins } from '../../db/productCodes';
import { foldCode } from '../fold';
import { lowerBound, numbersOfTypedId, type Snapshot } from '../snapshot';

/** Minimum number of letters and digits for a search by a part of an id. */
const MIN_PART_LENGTH = 3;

/** Products whose id or barcode is the whole query, the likeliest first. */
export async function findByWholeCode(db: Db, snapshot: Snapshot, text: string): Promise<number[]> {
  const gtins = barcodeKeys(text);
  const matches = gtins.length > 0 ? await productsByGtins(db, gtins) : [];
  const byGtin = gtins.flatMap((gtin) =>
    matches
      .filter(({ gtin14 }) => gtin14 === gtin)
      .flatMap(({ product_id }) => numbersOfTypedId(snapshot, product_id))
      .sort((a, b) => a - b),
  );
  const found = [...new Set([...numbersOfTypedId(snapshot, text), ...byGtin])];
  if (found.length > 0) return found;
  const ids = await idsWithLostZeros(db, text);
  return ids.flatMap((id) => numbersOfTypedId(snapshot, id));
}

/** Ids that consist of these digits after zeros which a spreadsheet drops. */
export async function idsWithLostZeros(db: Db, text: string): Promise<string[]> {
  const digits = bareProductId(text);
  if (digits.length < MIN_PART_LENGTH || !/^\d+$/.test(digits)) return [];
  return (await productsByBareIds(db, [digits])).map(({ product_id }) => product_id);
}

/** The id prefix that a query means, if any. */
export function codePrefixOf(text: string): string | undefined {
  const prefix = foldCode(text);
  const isPrefix = prefix.length >= MIN_PART_LENGTH && /\d/.test(prefix) && !/\s/.test(text.trim());
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
