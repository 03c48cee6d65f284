import { lockProducts } from '../../db/products';
import type { Action } from '../actions/action';
import { Refusal } from '../actions/refusal';

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
