import { readCountry } from '#domain/countries';

import { servedPage } from '../api/servedPage';
import { rootReducer } from '../slices/rootReducer';

import type { RootState } from './hooks';
import type { readEntries } from './persistence/entries';

type Entries = Pick<ReturnType<typeof readEntries>, 'session' | 'language'>;

/** The page stands as the server drew it for somebody of this kind, language and country. */
const isFor = ({ session, language }: Entries): boolean =>
  (session.token !== null) === servedPage?.isCustomer &&
  language.selected === servedPage.language &&
  readCountry(session.user.cflag) === servedPage.country;

/** What the served page was drawn from, where it was drawn for the person who has opened it. */
export const servedState = ({ session, language }: Entries): RootState | undefined =>
  isFor({ session, language })
    ? rootReducer({ session, language, ...servedPage?.state }, { type: 'page/served' })
    : undefined;
