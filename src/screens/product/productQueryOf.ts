import { parseCountry } from '#domain/countries';

import type { Market } from '../../api/products';

export interface RouteParams {
  product_id?: string | undefined;
  country?: string | undefined;
}

/** Returns the query for the product at a URL. */
export const productQueryOf = (
  { product_id = '', country }: RouteParams,
  lang: Market['lang'],
) => ({
  product_id,
  country: parseCountry(country),
  lang,
});
