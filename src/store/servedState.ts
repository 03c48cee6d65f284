import { parseCountry } from '#domain/countries';

import type { EarlyAnswers } from '../api/early';
import { mergeProduct } from '../api/mergeProduct';
import { productIdOf } from '../api/products';
import { servedPage } from '../api/servedPage';
import { keyOf } from '../slices/products';
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

/**
 * Returns the state that the page shows, if it matches the user who opened it: what it was rendered
 * from, with the answers that its head has written into it since.
 */
export function servedState(entries: Entries, answers?: EarlyAnswers): RootState | undefined {
  if (!matchesReader(entries)) return undefined;
  const { session, language, listView } = entries;
  const before = { session, language, listView, ...servedPage?.state };
  const served = rootReducer(before, { type: 'page/served' });
  return answers && answers.token === session.token ? withAnswers(served, answers) : served;
}

/** The lists are those of the page, since only their products are written. */
function withAnswers(served: RootState, answers: EarlyAnswers): RootState {
  const { language, country } = servedPage ?? { language: '', country: 'CA' };
  const queries: Record<string, unknown> = { ...served.api.queries };
  const products = { ...served.products };
  for (const [key, written] of Object.entries(answers.products)) {
    queries[key] = { ...served.api.queries[key as never], ...ANSWERED };
    for (const product of written) {
      const id = keyOf({ country, lang: language }, productIdOf(product));
      products[id] = mergeProduct(products[id], product, country);
    }
  }
  return { ...served, api: { ...served.api, queries: queries as never }, products };
}

const ANSWERED = {
  status: 'fulfilled',
  requestId: '',
  startedTimeStamp: 1,
  fulfilledTimeStamp: 1,
};
