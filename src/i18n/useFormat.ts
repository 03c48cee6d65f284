import { useMemo } from 'react';

import { currencyOf } from '#domain/countries';
import { fromCents } from '#domain/money';

import { useWords } from './Words';

/** Money, numbers and dates as the person's locale writes them. */
export function useFormat() {
  const { locale, country } = useWords();
  return useMemo(() => {
    const currency = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: currencyOf(country),
      currencyDisplay: 'narrowSymbol',
    });
    const number = new Intl.NumberFormat(locale);
    const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
    const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
    return {
      /** A price as it travels: a decimal. */
      price: (decimal: number) => currency.format(decimal),
      cents: (cents: number) => currency.format(fromCents(cents)),
      number: (value: number) => number.format(value),
      date: (iso: string) => day.format(new Date(iso)),
      dateTime: (iso: string) => moment.format(new Date(iso)),
    };
  }, [locale, country]);
}
