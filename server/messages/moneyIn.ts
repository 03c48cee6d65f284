import { currencyOf, type Country } from '#domain/countries';
import { localeOf, type Language } from '#domain/languages';

/** Writes amounts of a country's currency as a language does. */
export const moneyIn = (language: Language, country: Country): Intl.NumberFormat =>
  new Intl.NumberFormat(localeOf(language, country), {
    style: 'currency',
    currency: currencyOf(country),
  });
