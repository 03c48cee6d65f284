import type { Db } from '../../db/client';
import { productsByLowerIds } from '../../db/productCodes';
import { lockProducts } from '../../db/productLocks';
import type { Pictures } from '../../pictures/pictures';
import { inAction, productSubject, type Action, type ActionContext } from '../actions/action';
import { Refusal } from '../actions/refusal';
import { applyBatch } from '../exchange/applyBatch';
import { products } from '../exchange/products';
import { showProduct } from '../exchange/showProduct';

import { readPicture } from './readPicture';

interface Parts {
  db: Db;
  pictures: Pick<Pictures, 'uploads'>;
}

/**
 * Stores an uploaded picture and returns the id of its product. File names do not always match the
 * case of ids: if no product has the exact id, the only one that differs just in case is used.
 */
export async function storePicture(
  { db, pictures: { uploads } }: Parts,
  by: ActionContext,
  upload: { productId: string; bytes: Uint8Array },
): Promise<string> {
  const productId = await resolveProductId(db, upload.productId);
  const picture = await readPicture(upload.bytes);
  const storeOnce = callOnce(() => uploads.keep(productId, picture));
  await inAction(db, by, async (action) => {
    await recordNewPicture(action, productId);
    await storeOnce();
  });
  return productId;
}

/**
 * Runs an action only once, however often the transaction is retried: file changes are not rolled
 * back with it.
 */
function callOnce<Result>(act: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | undefined;
  return () => (running ??= act());
}

async function resolveProductId(db: Db, typedId: string): Promise<string> {
  const owners = await productsByLowerIds(db, [typedId.toLowerCase()]);
  const ids = owners.map(({ product_id }) => product_id);
  if (ids.includes(typedId)) return typedId;
  const [only, ...others] = ids;
  if (only === undefined || others.length > 0) throw new Refusal(404, 'product.unknown');
  return only;
}

/** Locks a product until the action ends and returns its version. */
async function lockProduct({ tx }: Action, productId: string): Promise<number> {
  const [product] = await lockProducts(tx, [productId]);
  if (!product) throw new Refusal(404, 'product.unknown');
  return product.version;
}

/** Records a new picture, and clears any image address stored for the product. */
async function recordNewPicture(action: Action, productId: string): Promise<void> {
  const version = await lockProduct(action, productId);
  const { image } = await showProduct(action.tx, productId);
  if (image === '') return recordPictureChange(action, productId, version);
  const row = { product_id: productId, image: null };
  const event = { ...PICTURE_CHANGE, subject: productSubject(productId), version: version + 1 };
  await applyBatch(action, products, [row], { confirmed: {}, isKeyed: true }, event);
}

const PICTURE_CHANGE = { data: { fields: ['picture'] } };

const recordPictureChange = ({ record }: Action, productId: string, version: number): void =>
  void record({
    kind: 'catalogue.changed',
    subject: productSubject(productId),
    version,
    ...PICTURE_CHANGE,
  });

/** Removes the uploaded picture, or restores the previous one. */
export function removeOrRestorePicture(
  { uploads }: Parts['pictures'],
  productId: string,
  operation: 'remove' | 'restore',
): (action: Action) => Promise<void> {
  const removeOrRestore = callOnce(() => uploads[operation](productId));
  return async (action) => {
    recordPictureChange(action, productId, await lockProduct(action, productId));
    if (!(await removeOrRestore())) throw new Refusal(409, 'picture.none');
  };
}
