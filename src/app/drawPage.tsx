import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { ServerStyleSheet } from 'styled-components';

import type { DrawPage, PageAsked } from '#contract/drawnPage';

import { api } from '../api/api';
import type { CallError } from '../api/callError';
import { partsLoading, tellParts } from '../i18n/lazyPart';
import { loadAllMessages } from '../i18n/loadMessages';
import { makeDrawingStore } from '../store/drawingStore';
import type { AppStore, RootState } from '../store/hooks';
import { inTab, type PageFacts, type TellPage } from '../ui/PageTitle';

import { ShownAddress } from './AddressRouter';
import { App, type First } from './App';

/** Drawings until nothing is asked for any more: the shell, a screen, its calls, and what hangs on these. */
const MOST_DRAWINGS = 8;

/**
 * Draws a first screen: again and again until everything has been asked for that a visitor may see of
 * it, and then from just those answers, as the browser will.
 */
export const drawPage: DrawPage = async (asked) => {
  const { language, country, isCustomer, hasCards, isPhone } = asked;
  const calls = new Set<string>();
  const note = ({ url }: Request) => calls.add(url.slice(new URL(url).origin.length));
  const store = makeDrawingStore({ ...asked, onCustomers: note });
  const messages = await loadAllMessages(language);

  let title = '';
  for (let drawing = 0; drawing < MOST_DRAWINGS; drawing += 1) {
    const { page } = draw(store, asked, { messages, title });
    if (page.isLeft) return undefined;
    const isAsking = queriesIn(store).some(({ status }) => status === 'pending');
    const loading = partsLoading();
    if (isAsking || loading.length > 0 || page.title !== title) {
      // The bar over the screen says its name as well.
      title = page.title;
      const running = store.dispatch(api.util.getRunningQueriesThunk());
      await Promise.allSettled([...running, ...loading]);
      continue;
    }
    if (hasFailed(store)) return undefined;
    const state = answersOf(store.getState());
    const still = makeDrawingStore({ ...asked, state, fetch: never });
    const { html, styles, parts } = draw(still, asked, { messages, title });
    if (html.includes(LEFT_OUT)) throw new Error('A part of the screen cannot be drawn.');
    const served = { language, country, isCustomer, hasCards, isPhone, title, parts, state };
    return {
      html,
      styles,
      title: inTab(title),
      isMissing: page.isMissing,
      calls: isCustomer ? [...calls] : [],
      served,
    };
  }
  return undefined;
};

const never = () => new Promise<Response>(() => {});

/** Where the server could not draw a part, React leaves this mark for the browser to try. */
const LEFT_OUT = '<!--$!-->';

type Known = Pick<First, 'messages' | 'title'>;

function draw(store: AppStore, { address, language, isPhone }: PageAsked, known: Known) {
  const page: PageFacts = { title: '', isMissing: false, isLeft: false };
  const tellPage: TellPage = (facts) => Object.assign(page, facts);
  const Router = ({ children }: { children: ReactNode }) => (
    <StaticRouter location={address}>
      <ShownAddress>{children}</ShownAddress>
    </StaticRouter>
  );
  const first = { ...known, language, isPhone };
  const app = <App store={store} first={first} Router={Router} tellPage={tellPage} />;
  const sheet = new ServerStyleSheet();
  try {
    const [html, parts] = tellParts(() => renderToString(sheet.collectStyles(app)));
    return { html, styles: sheet.getStyleTags(), parts, page };
  } finally {
    sheet.seal();
  }
}

const queriesIn = (store: AppStore) =>
  Object.values(store.getState().api.queries).filter((query) => query !== undefined);

/** What says nothing of the server: nobody is signed in to it, and there is nothing under a name. */
const ANSWERS: unknown[] = [401, 404];

/** An answer is missing that may be there in a moment: such a page is not worth keeping. */
const hasFailed = (store: AppStore): boolean =>
  queriesIn(store).some(
    ({ status, error }) =>
      status === 'rejected' && !ANSWERS.includes((error as CallError | undefined)?.status),
  );

/**
 * The answers without what tells when they came: the same page is the same text. What a customer is
 * told more of is shown, and asked for anew.
 */
function answersOf({ api: { queries, provided }, products, session }: RootState) {
  const tagged = session.token === null ? {} : provided.tags.Product;
  const ofProducts: readonly string[] = Object.values(tagged ?? {}).flat();
  const answered = Object.entries(queries).flatMap(([key, query]) => {
    if (query?.status !== 'fulfilled') return [];
    const { endpointName, originalArgs, data } = query;
    return ofProducts.includes(key)
      ? [[key, { endpointName, originalArgs, data, status: 'uninitialized' }]]
      : [[key, { ...query, requestId: '', startedTimeStamp: 1, fulfilledTimeStamp: 1 }]];
  });
  const { keys, tags } = provided;
  const sorted = Object.entries(tags).map(([type, ids]) => [
    type,
    Object.fromEntries(Object.entries(ids ?? {}).map(([id, asked]) => [id, asked.toSorted()])),
  ]);
  return {
    api: {
      queries: inOrder(Object.fromEntries(answered) as object),
      provided: { keys: inOrder(keys), tags: inOrder(Object.fromEntries(sorted) as object) },
    },
    products: inOrder(products),
  };
}

/** Whichever answer came first. */
const inOrder = (record: object): object =>
  Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)));
