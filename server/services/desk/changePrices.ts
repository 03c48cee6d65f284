import type { PriceRow } from '#contract/v1/prices';
import { fromCents } from '#domain/money';

import { lockOffers } from '../../db/offers';
import { productSubject, type Action } from '../actions/action';
import { changeOne } from '../exchange/changeOne';
import { prices } from '../exchange/prices';

import { lockProduct } from './lockProduct';

type PriceChange = PriceRow & {
  version: number;
  /** Whether to accept a price jump. */
  is_confirmed?: boolean | undefined;
};

/** Changes a product's prices and class in a country. */
export async function changePrices(
  action: Action,
  { version, is_confirmed = false, ...content }: PriceChange,
): Promise<void> {
  const { product_id, country, ...fields } = content;
  const current = await lockProduct(action, product_id, version);
  const [offer] = await lockOffers(action.tx, country, [product_id]);
  const { selling_price } = fields;
  const isRepriced = selling_price !== undefined;
  await changeOne(action, prices, {
    content,
    seen: undefined,
    current,
    confirmed: is_confirmed ? { prices: 1 } : {},
    event: {
      subject: productSubject(product_id),
      version: current + 1,
      data: {
        fields: Object.keys(fields),
        country,
        ...(isRepriced && offer && { before: fromCents(offer.selling_cents) }),
        ...(isRepriced && { after: selling_price }),
      },
    },
  });
}
