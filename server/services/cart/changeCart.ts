import type { Language } from '#domain/languages';
import { COMING_SOON, maxPacks } from '#domain/quantity';

import { readProducts } from '../../catalogue/readProducts';
import {
  cartLine,
  deleteCartLines,
  emptyCart as deleteAllLines,
  setCartItem,
} from '../../db/cartLines';
import type { Db } from '../../db/client';
import { deleteFingerprintsAbove, deleteFingerprintsInCart } from '../../db/scanFingerprints';
import type { CartLineTable } from '../../db/tables/cart';
import { translate } from '../../messages/translate';
import type { SignedInCustomer } from '../accounts/sessions';
import { Refusal } from '../actions/refusal';

interface QuantityChange {
  lineId: string;
  /** Ship packs; 0 removes the line. */
  packs: number;
  language: Language;
}

/**
 * Sets a line's quantity, clamped to what is available, with a message if it was clamped. Lowering
 * the quantity of a product that is sold out needs no stock, and is carried out as requested.
 */
export async function setLine(
  tx: Db,
  customer: SignedInCustomer,
  { lineId, packs, language }: QuantityChange,
): Promise<{ status: boolean; message?: string; item: number }> {
  const line = await cartLine(tx, customer.userId, lineId);
  if (!line) throw new Refusal(404, 'cart.lineUnknown');
  if (packs === 0) {
    await removeLine(tx, line);
    return { status: true, item: 0 };
  }

  const [product] = await readProducts(tx, {
    productIds: [line.product_id],
    country: customer.country,
    language,
    buyer: customer,
  });
  const most = product ? maxPacks(product) : 0;
  if (most === 0 && packs > line.item) {
    throw new Refusal(409, 'cart.lineUnavailable', { field: 'item' });
  }

  const possible = most === 0 ? packs : Math.min(packs, most);
  await setCartItem(tx, customer.userId, lineId, possible);
  await deleteFingerprintsAbove(tx, customer.userId, line.product_id, possible);
  if (possible === packs) return { status: true, item: packs };
  const key = product?.class === COMING_SOON ? 'cart.lineAtMost' : 'cart.lineClamped';
  return { status: true, message: translate(language, key, { most }), item: possible };
}

/** Removes one line from the cart. */
export async function deleteLine(
  tx: Db,
  customer: SignedInCustomer,
  lineId: string,
): Promise<{ status: true }> {
  const line = await cartLine(tx, customer.userId, lineId);
  if (!line) throw new Refusal(404, 'cart.lineUnknown');
  await removeLine(tx, line);
  return { status: true };
}

async function removeLine(tx: Db, line: CartLineTable): Promise<void> {
  await deleteCartLines(tx, line.customer_id, [line.id]);
  await deleteFingerprintsAbove(tx, line.customer_id, line.product_id, 0);
}

/** Removes every line from the cart. */
export async function emptyCart(tx: Db, customer: SignedInCustomer): Promise<{ status: true }> {
  await deleteAllLines(tx, customer.userId);
  await deleteFingerprintsInCart(tx, customer.userId);
  return { status: true };
}
