import type { Product } from '#contract/product';
import { parseLanguage, type Language } from '#domain/languages';
import { trimProductId } from '#domain/productIds';
import { isOrderable } from '#domain/quantity';

import type { TileView } from '../../catalogue/readProducts';
import { inTransaction, type Db } from '../../db/client';
import {
  addRestockRequest,
  awaitedProductIds,
  deleteRestockRequest,
  dueRestockRequests,
} from '../../db/restockRequests';
import type { SignedInCustomer } from '../accounts/sessions';
import { queueMail } from '../actions/queueMail';
import { Refusal } from '../actions/refusal';

import { savedProducts } from './savedProducts';

/** Returns the products that the customer waits for, newest first. */
export async function showAwaited(
  db: Db,
  view: TileView,
  customer: SignedInCustomer,
  language: Language,
): Promise<Product[]> {
  const productIds = await awaitedProductIds(db, customer.userId);
  const products = await savedProducts(db, customer, language, productIds, view);
  return productIds.flatMap((productId) => products.get(productId) ?? []);
}

/** Stores that the customer wants to be told of a product; refused if it can be ordered now. */
export async function awaitProduct(
  tx: Db,
  customer: SignedInCustomer,
  typedId: string,
  at: Date,
): Promise<void> {
  const productId = trimProductId(typedId);
  const products = await savedProducts(tx, customer, '', [productId]);
  const product = products.get(productId);
  if (!product) throw new Refusal(404, 'product.unknown', { field: 'product_id' });
  if (isOrderable(product)) throw new Refusal(409, 'product.inStock', { field: 'product_id' });
  await addRestockRequest(tx, customer.userId, productId, at.toISOString());
}

/** Requests answered in one transaction. */
const BATCH = 100;

/**
 * Queues one e-mail for each request whose product is in stock again, and ends the request; of
 * several processes, the one that deletes it writes. Returns the number of e-mails.
 */
export const tellRestocked = (db: Db, now: Date): Promise<number> =>
  inTransaction(db, async (tx) => {
    let count = 0;
    for (const { customer_id, product_id, email, lang, country } of await dueRestockRequests(
      tx,
      BATCH,
    )) {
      if (!(await deleteRestockRequest(tx, customer_id, product_id))) continue;
      const mail = { address: email, lang: parseLanguage(lang) ?? '', about: product_id };
      await queueMail(tx, { kind: 'restocked', ...mail, note: country }, now);
      count += 1;
    }
    return count;
  });
