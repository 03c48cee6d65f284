import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { ServerStyleSheet } from 'styled-components';

import type { DrawnPage, DrawPage, PageAsked } from '#contract/drawnPage';

import type { CallError } from '../api/callError';
import { partsLoading, tellParts } from '../i18n/lazyPart';
import { loadAllMessages } from '../i18n/loadMessages';
import { makeDrawingStore } from '../store/drawingStore';
import type { AppStore, RootState } from '../store/hooks';
import { inTab, type PageFacts, type TellPage } from '../ui/PageTitle';

import { ShownAddress } from './AddressRouter';
import { App } from './App';

/** Drawings until nothing is asked for any more: the shell, a screen, its calls, and what hangs on these. */
const MOST_DRAWINGS = 6;

/** Draws a first screen, again and again until everything is there that a visitor may see of it. */
export const drawPage: DrawPage = async ({ address, isPhone, fetch, ...reader }) => {
  const { language, country, isCustomer } = reader;
  const asked = new Set<string>();
  const ask = ({ url }: Request) => asked.add(url.slice(new URL(url).origin.length));
  const calling = watched(fetch, ask);
  const store = makeDrawingStore({ ...reader, fetch: calling.fetch, onProducts: ask });
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
    await turn();
    const loading = [...calling.running, ...partsLoading()];
    if (loading.length > 0) {
      await Promise.allSettled(loading);
      await turn();
    } else if (hasFailed(store)) {
      return undefined;
    } else if (page.title !== title) {
      // The bar over the screen says its name as well.
      title = page.title;
    } else {
      const state = answersOf(store.getState());
      const calls = isCustomer ? [...asked] : [];
      const served = { language, country, isCustomer, isPhone, title, parts, state };
      return { ...drawn, title: inTab(title), isMissing: page.isMissing, calls, served };
    }
  }
  return undefined;
};

/** What is asked for leaves the store, and what is answered reaches it. */
const turn = () => new Promise((resolve) => setTimeout(resolve));

const UNAUTHORIZED = 401;

/** Tells what is being asked; what only a customer is told is named, and stays on its way. */
function watched(fetch: PageAsked['fetch'], onCustomers: (request: Request) => void) {
  const running = new Set<Promise<Response>>();
  const never = new Promise<Response>(() => {});
  return {
    running,
    fetch: async (request: Request) => {
      const call = fetch(request);
      running.add(call);
      const answer = await call.finally(() => running.delete(call));
      if (answer.status !== UNAUTHORIZED) return answer;
      onCustomers(request);
      return never;
    },
  };
}

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
  return { api: { queries: Object.fromEntries(answered) as object, provided }, products };
}
