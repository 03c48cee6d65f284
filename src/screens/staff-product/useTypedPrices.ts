import { useState } from 'react';

import type { Country } from '#domain/countries';

import type { DeskProduct } from '../../api/staffProducts';
import { useTranslate } from '../../i18n/useTranslate';

import { parsePrices, pricesOf, type PriceName, type Prices } from './parsePrices';

/**
 * What staff type about a product's prices in one country. `faults`: why the server refused it, by
 * field.
 */
export function useTypedPrices(product: DeskProduct, faults: Partial<Record<string, string>>) {
  const t = useTranslate();
  const [country, setCountry] = useState<Country>(product.offers[0]?.country ?? 'CA');
  const [before, setBefore] = useState<Prices>(() => pricesOf(product, country));
  const [prices, setPrices] = useState(before);
  const [invalidFields, setInvalidFields] = useState<readonly PriceName[]>([]);

  return {
    country,
    /** Starts again from the prices stored for a country. */
    chooseCountry: (chosen: Country) => {
      const stored = pricesOf(product, chosen);
      setCountry(chosen);
      setBefore(stored);
      setPrices(stored);
    },
    prices,
    setPrices,
    faultOf: (name: PriceName) =>
      invalidFields.includes(name) ? t(`products.price.wrong.${name}`) : faults[name],
    /** Returns the changed values; `undefined` if a price is invalid. */
    parse: () => {
      const { change, wrong } = parsePrices(before, prices);
      setInvalidFields(wrong);
      return wrong.length > 0 ? undefined : change;
    },
  };
}
