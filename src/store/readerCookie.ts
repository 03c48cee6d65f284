import { readReader, READER_COOKIE, writeReader } from '#domain/readerCookie';

import { selectLanguage } from '../slices/language';
import { selectListView } from '../slices/listView';
import { selectCountry, selectIsSignedIn } from '../slices/session';

import type { RootState } from './hooks';

/** Max-Age of the cookie, in seconds: one year. */
const KEPT = 365 * 24 * 60 * 60;

/** The value that applies without a cookie: the first language and country. */
const FIRST = writeReader(readReader(''));

/** Writes the cookie from which the server knows what first screen to render next time. */
export function writeReaderCookie(state: RootState) {
  const reader = writeReader({
    language: selectLanguage(state),
    country: selectCountry(state),
    isCustomer: selectIsSignedIn(state),
    hasCards: selectListView(state) === 'cards',
  });
  const seconds = reader === FIRST ? 0 : KEPT;
  document.cookie = `${READER_COOKIE}=${reader}; Path=/; Max-Age=${seconds}; SameSite=Lax`;
}
