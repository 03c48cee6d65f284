import type { RememberedCode } from '#contract/rememberedCodes';
import type { Language } from '#domain/languages';
import { trimProductId } from '#domain/productIds';

import type { TileView } from '../../catalogue/readProducts';
import { readProductNames } from '../../db/anyProducts';
import type { Db } from '../../db/client';
import { rememberCode, rememberedCodes } from '../../db/rememberedCodes';
import type { SignedInCustomer } from '../accounts/sessions';
import { Refusal } from '../actions/refusal';
import { savedProducts } from '../products/savedProducts';

import { codeKey } from './codeKey';

/** Returns the customer's own codes with their products, latest first. */
export async function showRememberedCodes(
  db: Db,
  view: TileView,
  customer: SignedInCustomer,
  language: Language,
): Promise<RememberedCode[]> {
  const rows = await rememberedCodes(db, customer.id);
  const productIds = [...new Set(rows.map(({ product_id }) => product_id))];
  const products = await savedProducts(db, customer, language, productIds, view);
  return rows.flatMap(({ code, product_id, chosen_at }) => {
    const product = products.get(product_id);
    return product ? { code, date: chosen_at, product } : [];
  });
}

/** Stores which product of the catalogue the customer means by a code. */
export async function rememberChoice(
  tx: Db,
  customer: SignedInCustomer,
  { code, typedId }: { code: string; typedId: string },
  at: Date,
): Promise<{ status: true }> {
  const productId = trimProductId(typedId);
  const products = await readProductNames(tx, [productId]);
  if (!products.has(productId)) throw new Refusal(404, 'product.unknown', { field: 'product_id' });
  await rememberCode(tx, {
    customer_id: customer.id,
    code_key: codeKey(code),
    code: code.trim(),
    product_id: productId,
    chosen_at: at.toISOString(),
  });
  return { status: true };
}
