import type { ProductChange } from '#contract/v1/products';

import { lockProducts } from '../../db/products';
import { productSubject, type Action } from '../actions/action';
import { Refusal } from '../actions/refusal';
import { changeOne } from '../exchange/changeOne';
import { products } from '../exchange/products';

/** Locks a product until the action ends and returns its version; 412 if it is not the one seen. */
export async function lockProduct(
  { tx }: Action,
  productId: string,
  seen: number | undefined,
): Promise<number> {
  const [before] = await lockProducts(tx, [productId]);
  if (!before) throw new Refusal(404, 'product.unknown');
  if (seen !== undefined && seen !== before.version) throw new Refusal(412, 'desk.productChanged');
  return before.version;
}

/** Changes the given fields of a product. */
export async function changeProduct(
  action: Action,
  { product_id, version, ...fields }: ProductChange & { version: number },
): Promise<void> {
  const current = await lockProduct(action, product_id, version);
  const names = Object.keys(fields).filter((name) => name !== 'withdrawn');
  const { withdrawn } = fields;
  const turned = withdrawn === undefined ? [] : [withdrawn ? 'withdrawn' : 'sold'];
  await changeOne(action, products, {
    content: { product_id, ...fields },
    seen: undefined,
    current,
    event: {
      subject: productSubject(product_id),
      version: current + 1,
      data: { fields: [...names, ...turned] },
    },
  });
}
