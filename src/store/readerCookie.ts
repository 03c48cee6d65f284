import { readReader, READER_COOKIE, writeReader } from '#domain/readerCookie';

import { selectLanguage } from '../slices/language';
import { selectListView } from '../slices/listView';
import { selectCountry, selectIsSignedIn } from '../slices/session';

import type { RootState } from './hooks';

/** Seconds that the cookie is kept: a year. */
const KEPT = 365 * 24 * 60 * 60;

/** Who has no cookie reads in the first language and country. */
const FIRST = writeReader(readReader(''));

/** Tells the server which first screen to draw the next time. */
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
