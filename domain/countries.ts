/** Countries the catalogue is offered in; Canada is the default (specification 1). */
export const COUNTRIES = ['CA', 'US'] as const;
export type Country = (typeof COUNTRIES)[number];

export const DEFAULT_COUNTRY: Country = 'CA';

/** Whether a text names one of the countries. */
export const isCountry = (text: string | null | undefined): boolean =>
  /^(ca|usa?)$/i.test((text ?? '').trim());

/**
 * Parses a country flag as stored or sent ('ca', 'US', 'usa'); anything else is the default
 * country.
 */
export function parseCountry(text: string | null | undefined): Country {
  return /^usa?$/i.test((text ?? '').trim()) ? 'US' : DEFAULT_COUNTRY;
}

export const currencyOf = (country: Country): 'CAD' | 'USD' => (country === 'US' ? 'USD' : 'CAD');
