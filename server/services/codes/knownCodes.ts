import type { KnownCode } from '#contract/knownCodes';
import { plainName } from '#domain/plainName';

import { readProductNames } from '../../db/anyProducts';
import type { Db } from '../../db/client';
import type { CustomerId } from '../../db/tables/ids';

import { codeKey } from './codeKey';
import { findByExactCode, findRemembered } from './resolveCodes';

/**
 * Returns which of these words are exactly codes, and the names of their products; a word that
 * merely resembles a code is omitted. A reader of orders uses it to distinguish codes and names
 * from quantities.
 */
export async function knownCodes(
  db: Db,
  customerId: CustomerId,
  words: readonly string[],
): Promise<KnownCode[]> {
  const distinct = [...new Set(words)];
  const exact = await findByExactCode(db, distinct);
  const open = distinct.filter((word) => exact.get(word)?.length === 0);
  const remembered = await findRemembered(db, customerId, open);
  const idsOf = (word: string): readonly string[] => {
    const chosen = remembered.get(codeKey(word));
    return chosen ? [chosen.product_id] : (exact.get(word) ?? []);
  };
  const products = await readProductNames(db, [...new Set(distinct.flatMap(idsOf))]);
  return distinct.flatMap((code) => {
    const named = idsOf(code).flatMap((id) => Object.values(products.get(id)?.names ?? {}));
    const names = [...new Set(named.map(plainName))].filter((name) => name !== '');
    return names.length > 0 ? [{ code, names }] : [];
  });
}
