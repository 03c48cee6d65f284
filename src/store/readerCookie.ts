import { parseReaderCookie, READER_COOKIE, formatReaderCookie } from '#domain/readerCookie';

import { selectLanguage } from '../slices/language';
import { selectListView } from '../slices/listView';
import { selectCountry, selectIsSignedIn } from '../slices/session';

import type { RootState } from './hooks';

/** Max-Age of the cookie, in seconds: one year. */
const MAX_AGE_SECONDS = 365 * 24 * 60 * 60;

/** The value that applies without a cookie: the first language and country. */
const DEFAULT_READER = formatReaderCookie(parseReaderCookie(''));

/** Writes the cookie from which the server knows what first screen to render next time. */
export function writeReaderCookie(state: RootState) {
  const reader = formatReaderCookie({
    language: selectLanguage(state),
    country: selectCountry(state),
    isCustomer: selectIsSignedIn(state),
    hasCards: selectListView(state) === 'cards',
  });
  const seconds = reader === DEFAULT_READER ? 0 : MAX_AGE_SECONDS;
  document.cookie = `${READER_COOKIE}=${reader}; Path=/; Max-Age=${seconds}; SameSite=Lax`;
}
