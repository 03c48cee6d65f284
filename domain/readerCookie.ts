import { readCountry, type Country } from './countries';
import { readLanguage, type Language } from './languages';

/** Which first screen somebody reads: a visitor's, or a customer's own. */
export interface Reader {
  language: Language;
  country: Country;
  isCustomer: boolean;
  /** A customer who looks at lists as cards instead of rows. */
  hasCards: boolean;
}

/** The cookie that tells the server which first screen to draw; it names nobody. */
export const READER_COOKIE = 'reader';

const CUSTOMER = 'customer';
const CARDS = 'cards';

/** `fr-US`; `fr-US-customer`, or `fr-US-customer-cards`, while somebody is signed in. */
export const writeReader = ({ language, country, isCustomer, hasCards }: Reader): string =>
  [language || 'en', country, isCustomer && CUSTOMER, isCustomer && hasCards && CARDS]
    .filter(Boolean)
    .join('-');

/** What a `Cookie` header says of the reader; who has none is a visitor of the first language and country. */
export function readReader(cookies: string): Reader {
  const pairs = cookies.split(';').map((pair) => pair.trim().split('='));
  const [, written = ''] = pairs.find(([name]) => name === READER_COOKIE) ?? [];
  const [language, country, customer, cards] = written.split('-');
  return {
    language: readLanguage(language) ?? '',
    country: readCountry(country),
    isCustomer: customer === CUSTOMER,
    hasCards: customer === CUSTOMER && cards === CARDS,
  };
}
