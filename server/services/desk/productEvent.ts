import { productSubject } from '../actions/action';
import type { BatchEvent } from '../exchange/applyBatch';

/** What the product's history at the desk says of a change: the names of its fields. */
export function productEvent(productId: string, change: object, version: number): BatchEvent {
  const { withdrawn, ...fields } = change as { withdrawn?: boolean };
  const turned = withdrawn === undefined ? [] : [withdrawn ? 'withdrawn' : 'sold'];
  return {
    subject: productSubject(productId),
    version,
    data: { fields: [...Object.keys(fields), ...turned] },
  };
}
