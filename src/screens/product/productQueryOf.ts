import { readCountry } from '#domain/countries';

import type { Market } from '../../api/products';

interface Parts {
  product_id?: string | undefined;
  country?: string | undefined;
}

/** Returns the query for the product at a URL. */
export const productQueryOf = ({ product_id = '', country }: Parts, lang: Market['lang']) => ({
  product_id,
  country: readCountry(country),
  lang,
});
