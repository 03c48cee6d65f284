import { possibleGtins, toGtin14 } from '#domain/barcodes';
import { tidyProductId } from '#domain/productIds';

import type { Db } from '../db/client';
import { ownersOfGtins, ownersOfIds } from '../db/productCodes';

interface Owner {
  product_id: string;
  active: number;
}

/** Product ids that each code may mean: none is unknown, several are for the buyer to choose from. */
export type Resolutions = ReadonlyMap<string, readonly string[]>;

/**
 * Finds the products behind product ids and barcodes. An id counts as written, else in any case; a
 * barcode as it stands, else what it may be short of (a lost zero or check digit). Products that
 * are no longer sold count only where nothing else has the code.
 */
export async function resolveCodes(db: Db, codes: readonly string[]): Promise<Resolutions> {
  const distinct = [...new Set(codes)];
  const keys = new Set(distinct.flatMap(idSpellings));
  const byId = grouped(await ownersOfIds(db, [...keys]), (owner) => idKey(owner.product_id));
  const gtins = new Set(distinct.flatMap(possibleGtins));
  const byGtin = grouped(await ownersOfGtins(db, [...gtins]), ({ gtin14 }) => gtin14);

  return new Map(distinct.map((code) => [code, productsOf(code, byId, byGtin)]));
}

const idKey = (code: string): string => tidyProductId(code).toLowerCase();

/** The embedded database lowers plain letters only. */
const idSpellings = (code: string): string[] => {
  const plain = tidyProductId(code).replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  return plain === '' ? [] : [plain, idKey(code)];
};

type Owners = ReadonlyMap<string, readonly Owner[]>;

function productsOf(code: string, byId: Owners, byGtin: Owners): string[] {
  const owners = [...ownersOfId(code, byId), ...(byGtin.get(toGtin14(code) ?? '') ?? [])];
  const found =
    owners.length > 0 ? owners : possibleGtins(code).flatMap((gtin) => byGtin.get(gtin) ?? []);
  const sold = found.filter(({ active }) => active === 1);
  return [...new Set((sold.length > 0 ? sold : found).map(({ product_id }) => product_id))];
}

function ownersOfId(code: string, byId: Owners): readonly Owner[] {
  const owners = byId.get(idKey(code)) ?? [];
  const exact = owners.filter(({ product_id }) => product_id === tidyProductId(code));
  return exact.length > 0 ? exact : owners;
}

function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}
