import { parseCountry, type Country } from './countries';
import { parseLanguage, type Language } from './languages';

/** Which variant of the first screen to render: a visitor's, or a customer's. */
export interface PageVariant {
  language: Language;
  country: Country;
  isCustomer: boolean;
  /** Whether the customer views lists as cards instead of rows. */
  hasCards: boolean;
}

/** Cookie that tells the server which first screen to render; it identifies nobody. */
export const READER_COOKIE = 'reader';

const CUSTOMER = 'customer';
const CARDS = 'cards';

/**
 * Returns the cookie value: `fr-US`, or while signed in `fr-US-customer` or `fr-US-customer-cards`.
 */
export const formatReaderCookie = ({
  language,
  country,
  isCustomer,
  hasCards,
}: PageVariant): string =>
  [language || 'en', country, isCustomer && CUSTOMER, isCustomer && hasCards && CARDS]
    .filter(Boolean)
    .join('-');

/**
 * Parses the reader from a `Cookie` header; without the cookie it is a visitor with the default
 * language and country.
 */
export function parseReaderCookie(cookies: string): PageVariant {
  const pairs = cookies.split(';').map((pair) => pair.trim().split('='));
  const [, written = ''] = pairs.find(([name]) => name === READER_COOKIE) ?? [];
  const [language, country, customer, cards] = written.split('-');
  return {
    language: parseLanguage(language) ?? '',
    country: parseCountry(country),
    isCustomer: customer === CUSTOMER,
    hasCards: customer === CUSTOMER && cards === CARDS,
  };
}
