import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { ServerStyleSheet } from 'styled-components';

import type { DrawnPage, DrawPage } from '#contract/drawnPage';

import { api } from '../api/api';
import type { CallError } from '../api/callError';
import { partsLoading, tellParts } from '../i18n/lazyPart';
import { loadAllMessages } from '../i18n/loadMessages';
import type { AppStore, RootState } from '../store/hooks';
import { makeVisitorStore } from '../store/visitorStore';
import { inTab, type PageFacts, type TellPage } from '../ui/PageTitle';

import { ShownAddress } from './AddressRouter';
import { App } from './App';

/** Drawings until nothing is asked for any more: the shell, a screen, its calls, and what hangs on these. */
const MOST_DRAWINGS = 6;

/** Draws the first screen of a visitor, again and again until everything that it shows is there. */
export const drawPage: DrawPage = async ({ address, language, country, isPhone, fetch }) => {
  const store = makeVisitorStore({ language, country, fetch });
  const messages = await loadAllMessages(language);
  const Router = ({ children }: { children: ReactNode }) => (
    <StaticRouter location={address}>
      <ShownAddress>{children}</ShownAddress>
    </StaticRouter>
  );

  let title = '';
  for (let drawing = 0; drawing < MOST_DRAWINGS; drawing += 1) {
    const page: PageFacts = { title: '', isMissing: false, isLeft: false };
    const tellPage: TellPage = (facts) => Object.assign(page, facts);
    const first = { language, messages, isPhone, title };
    const app = <App store={store} first={first} Router={Router} tellPage={tellPage} />;
    const [drawn, parts] = tellParts(() => draw(app));
    if (page.isLeft) return undefined;
    const isAsking = queriesIn(store).some(({ status }) => status === 'pending');
    const loading = partsLoading();
    if (isAsking || loading.length > 0) {
      const calls = store.dispatch(api.util.getRunningQueriesThunk());
      await Promise.allSettled([...calls, ...loading]);
    } else if (hasFailed(store)) {
      return undefined;
    } else if (page.title !== title) {
      // The bar over the screen says its name as well.
      title = page.title;
    } else {
      const state = answersOf(store.getState());
      const served = { language, country, isPhone, title, parts, state };
      return { ...drawn, title: inTab(title), isMissing: page.isMissing, served };
    }
  }
  return undefined;
};

function draw(app: ReactNode): Pick<DrawnPage, 'html' | 'styles'> {
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(sheet.collectStyles(app));
    return { html, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}

const queriesIn = (store: AppStore) =>
  Object.values(store.getState().api.queries).filter((query) => query !== undefined);

const NOT_FOUND = 404;

/** An answer is missing that may be there in a moment: such a page is not worth keeping. */
const hasFailed = (store: AppStore): boolean =>
  queriesIn(store).some(
    ({ status, error }) =>
      status === 'rejected' && (error as CallError | undefined)?.status !== NOT_FOUND,
  );

/** The answers without what tells when they came: the same page is the same text. */
function answersOf({ api: { queries, provided }, products }: RootState) {
  const answered = Object.entries(queries).flatMap(([key, query]) =>
    query?.status === 'fulfilled'
      ? [[key, { ...query, requestId: '', startedTimeStamp: 1, fulfilledTimeStamp: 1 }]]
      : [],
  );
  return { api: { queries: Object.fromEntries(answered) as object, provided }, products };
}
