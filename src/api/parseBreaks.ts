import type { Product } from '#contract/product';

import { asList, optionalNumber } from './lenientFields';

/** Reads quantity breaks; returns `undefined` if there are none. */
export function parseBreaks(value: unknown): Product['price_breaks'] {
  const breaks = asList(value).flatMap((one) => {
    const [packs, price] = [optionalNumber(one.packs), optionalNumber(one.price)];
    return packs !== undefined && packs > 1 && price !== undefined ? [{ packs, price }] : [];
  });
  return breaks.length > 0 ? breaks : undefined;
}
