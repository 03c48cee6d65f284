import { parseCountry } from '#domain/countries';

import { servedPage } from '../api/servedPage';
import { rootReducer } from '../slices/rootReducer';

import type { RootState } from './hooks';
import type { readEntries } from './persistence/entries';

type Entries = Pick<ReturnType<typeof readEntries>, 'session' | 'language' | 'listView'>;

/** Whether the page was server-rendered for a user of this kind, language and country. */
const matchesReader = ({ session, language, listView }: Entries): boolean =>
  (session.token !== null) === servedPage?.isCustomer &&
  language.selected === servedPage.language &&
  parseCountry(session.user.cflag) === servedPage.country &&
  (session.token === null || (listView.view === 'cards') === servedPage.hasCards);

/** Returns the state that the page was rendered from, if it matches the user who opened it. */
export const servedState = (entries: Entries): RootState | undefined =>
  matchesReader(entries)
    ? rootReducer(
        {
          session: entries.session,
          language: entries.language,
          listView: entries.listView,
          ...servedPage?.state,
        },
        { type: 'page/served' },
      )
    : undefined;
