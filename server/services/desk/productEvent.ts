import type { PriceRow } from '#contract/v1/prices';
import { fromCents } from '#domain/money';

import { readOffers } from '../../db/offers';
import { productSubject, type Action } from '../actions/action';
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

/** The same of prices in a country, with the selling price before and after. */
export async function priceEvent(
  { tx }: Action,
  { product_id, country, ...fields }: PriceRow,
  version: number,
): Promise<BatchEvent> {
  const { selling_price: after } = fields;
  const [offer] = after === undefined ? [] : await readOffers(tx, country, [product_id]);
  const { data, ...event } = productEvent(product_id, fields, version);
  return {
    ...event,
    data: {
      ...data,
      country,
      ...(offer && { before: fromCents(offer.selling_cents) }),
      ...(after !== undefined && { after }),
    },
  };
}
