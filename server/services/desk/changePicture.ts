import type { Db } from '../../db/client';
import { ownersOfIds } from '../../db/productCodes';
import type { Pictures } from '../../pictures/pictures';
import { inAction, productSubject, type Action, type By } from '../action';
import { products } from '../exchange/products';
import { showProduct } from '../exchange/showProduct';
import { takeBatch } from '../exchange/takeBatch';
import { Refusal } from '../refusal';

import { lockProduct } from './changeProduct';
import { readPicture } from './readPicture';

interface Parts {
  db: Db;
  pictures: Pick<Pictures, 'uploads'>;
}

/**
 * Stores an uploaded picture and returns the id of its product. File names do not always match the
 * case of ids: if no product has the exact id, the only one that differs just in case is used.
 */
export async function keepPicture(
  { db, pictures: { uploads } }: Parts,
  by: By,
  asked: { productId: string; bytes: Uint8Array },
): Promise<string> {
  const productId = await meantBy(db, asked.productId);
  const read = await readPicture(asked.bytes);
  const keep = onceOnly(() => uploads.keep(productId, read));
  await inAction(db, by, async (action) => {
    await tellPicture(action, productId);
    await keep();
  });
  return productId;
}

/**
 * Runs an action only once, however often the transaction is retried: file changes are not rolled
 * back with it.
 */
function onceOnly<Result>(act: () => Promise<Result>): () => Promise<Result> {
  let acting: Promise<Result> | undefined;
  return () => (acting ??= act());
}

async function meantBy(db: Db, spelled: string): Promise<string> {
  const owners = await ownersOfIds(db, [spelled.toLowerCase()]);
  const ids = owners.map(({ product_id }) => product_id);
  if (ids.includes(spelled)) return spelled;
  const [only, ...others] = ids;
  if (only === undefined || others.length > 0) throw new Refusal(404, 'product.unknown');
  return only;
}

/** Records a new picture, and clears any image address stored for the product. */
async function tellPicture(action: Action, productId: string): Promise<void> {
  const version = await lockProduct(action, productId, undefined);
  const { image } = await showProduct(action.tx, productId);
  if (image === '') return note(action, productId, version);
  const row = { product_id: productId, image: null };
  const told = { ...NOTED, subject: productSubject(productId), version: version + 1 };
  await takeBatch(action, products, [row], { confirmed: {}, isKeyed: true }, told);
}

const NOTED = { data: { fields: ['picture'] } };

const note = ({ record }: Action, productId: string, version: number): void =>
  void record({
    kind: 'catalogue.changed',
    subject: productSubject(productId),
    version,
    ...NOTED,
  });

/** Removes the uploaded picture, or restores the previous one. */
export function removeOrRestorePicture(
  { uploads }: Parts['pictures'],
  productId: string,
  which: 'remove' | 'restore',
): (action: Action) => Promise<void> {
  const turn = onceOnly(() => uploads[which](productId));
  return async (action) => {
    note(action, productId, await lockProduct(action, productId, undefined));
    if (!(await turn())) throw new Refusal(409, 'picture.none');
  };
}
