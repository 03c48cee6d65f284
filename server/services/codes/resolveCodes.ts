import { barcodeKeys, caseIndicator, toGtin14 } from '#domain/barcodes';
import { groupBy } from '#domain/groupBy';
import { bareProductId, compactProductId, trimProductId } from '#domain/productIds';

import { chunksYielding, type Db } from '../../db/client';
import {
  productsByBareIds,
  productsByGtins,
  productsByLowerIds,
  type ProductOfCode,
} from '../../db/productCodes';
import { rememberedProducts } from '../../db/rememberedCodes';
import type { CustomerId } from '../../db/tables/ids';

import { codeKey } from './codeKey';

/** The interpretation of a code. */
export interface CodeReading {
  /** Products that it may mean: none if it is unknown, several if the buyer has to choose. */
  productIds: readonly string[];
  /** Whether it identifies a case, which is one ship pack of the product. */
  isCase: boolean;
  /** Whether the customer chose the product for this code earlier. */
  isRemembered: boolean;
}

export type Resolutions = ReadonlyMap<string, CodeReading>;

type Owners = ReadonlyMap<string, readonly ProductOfCode[]>;

/**
 * Resolves product ids and barcodes to products. An exact match in the catalogue (an id in any
 * case; a barcode of any length) takes precedence over what the customer chose for the code
 * earlier, and that over tolerant readings of something lost or misspelt: zeros, a check digit,
 * spaces and dashes. Of several matches the buyer chooses one, unless an earlier choice decides.
 * Products that are no longer sold count only if nothing else has the code.
 */
export async function resolveCodes(
  db: Db,
  customerId: CustomerId,
  codes: readonly string[],
): Promise<Resolutions> {
  const resolutions = new Map<string, CodeReading>();
  for await (const chunk of chunksYielding([...new Set(codes)])) {
    for (const [code, reading] of await resolveChunk(db, customerId, chunk)) {
      resolutions.set(code, reading);
    }
  }
  return resolutions;
}

async function resolveChunk(
  db: Db,
  customerId: CustomerId,
  distinct: readonly string[],
): Promise<Resolutions> {
  const exact = await findByExactCode(db, distinct);
  const open = distinct.filter((code) => exact.get(code)?.length !== 1);
  const remembered = await findRemembered(db, customerId, open);
  const tolerant = await findByTolerantReading(
    db,
    open.filter((code) => exact.get(code)?.length === 0),
  );

  return new Map(
    distinct.map((code) => {
      const exactIds = exact.get(code) ?? [];
      const readings = exactIds.length > 0 ? exactIds : (tolerant.get(code) ?? []);
      const chosen = remembered.get(codeKey(code));
      const isRemembered = chosen !== undefined && (chosen.active === 1 || readings.length === 0);
      return [
        code,
        {
          productIds: isRemembered ? [chosen.product_id] : readings,
          isCase: caseIndicator(code) !== undefined && readings[0] !== trimProductId(code),
          isRemembered,
        },
      ];
    }),
  );
}

/** Finds products by an exact id or barcode. */
export async function findByExactCode(
  db: Db,
  codes: readonly string[],
): Promise<Map<string, string[]>> {
  const byId = groupBy(
    await productsByLowerIds(db, spellings(codes, trimProductId)),
    ({ product_id }) => trimProductId(product_id).toLowerCase(),
  );
  const gtins = new Set(codes.flatMap((code) => toGtin14(code) ?? []));
  const byGtin = groupBy(await productsByGtins(db, [...gtins]), ({ gtin14 }) => gtin14);
  return new Map(
    codes.map((code) => [
      code,
      preferSold([...ownersOfId(code, byId), ...(byGtin.get(toGtin14(code) ?? '') ?? [])]),
    ]),
  );
}

function ownersOfId(code: string, byId: Owners): readonly ProductOfCode[] {
  const owners = byId.get(trimProductId(code).toLowerCase()) ?? [];
  const exact = owners.filter(({ product_id }) => product_id === trimProductId(code));
  return exact.length > 0 ? exact : owners;
}

/** Finds products by tolerant readings: what the code may lack, or have in excess. */
async function findByTolerantReading(
  db: Db,
  codes: readonly string[],
): Promise<Map<string, string[]>> {
  const byBareId = groupBy(
    await productsByBareIds(db, spellings(codes, bareProductId)),
    ({ product_id }) => bareProductId(product_id).toLowerCase(),
  );
  const gtins = new Set(codes.flatMap(barcodeKeys));
  const byGtin = groupBy(await productsByGtins(db, [...gtins]), ({ gtin14 }) => gtin14);
  return new Map(
    codes.map((code) => [
      code,
      preferSold([
        ...ownersOfCompactId(code, byBareId),
        ...barcodeKeys(code).flatMap((gtin) => byGtin.get(gtin) ?? []),
      ]),
    ]),
  );
}

const isDigits = (text: string): boolean => /^\d+$/.test(text);

/**
 * Leading zeros are ignored only in purely numeric codes, and only if no id has exactly as many.
 */
function ownersOfCompactId(code: string, byBareId: Owners): readonly ProductOfCode[] {
  const compactId = compactProductId(code).toLowerCase();
  const owners = byBareId.get(bareProductId(code).toLowerCase()) ?? [];
  const same = owners.filter(
    ({ product_id }) => compactProductId(product_id).toLowerCase() === compactId,
  );
  if (same.length > 0 || !isDigits(compactId)) return same;
  return owners;
}

export async function findRemembered(db: Db, customerId: CustomerId, codes: readonly string[]) {
  const keys = new Set(codes.map(codeKey).filter(Boolean));
  const rows = await rememberedProducts(db, customerId, [...keys]);
  return new Map(rows.map(({ code_key, ...owner }) => [code_key, owner]));
}

/** Returns both spellings, because SQLite converts only ASCII letters to lower case. */
const spellings = (codes: readonly string[], keyOf: (code: string) => string): string[] => {
  const keys = new Set<string>();
  for (const code of codes) {
    const key = keyOf(code);
    if (key === '') continue;
    keys.add(key.replace(/[A-Z]/g, (letter) => letter.toLowerCase()));
    keys.add(key.toLowerCase());
  }
  return [...keys];
};

const preferSold = (owners: readonly ProductOfCode[]): string[] => {
  const sold = owners.filter(({ active }) => active === 1);
  return [...new Set((sold.length > 0 ? sold : owners).map(({ product_id }) => product_id))];
};
