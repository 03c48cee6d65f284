import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { ServerStyleSheet } from 'styled-components';

import type { RenderPage, PageRequest } from '#contract/renderedPage';
import type { Country } from '#domain/countries';
import { localeOf, type Language } from '#domain/languages';

import { api } from '../api/api';
import type { CallError } from '../api/callError';
import { pendingParts, collectParts } from '../i18n/lazyPart';
import { loadAllMessages } from '../i18n/loadMessages';
import type { Messages } from '../i18n/messages/en';
import type { AppStore, RootState } from '../store/hooks';
import { makeServerStore } from '../store/serverStore';
import { documentTitle, type PageFacts, type ReportPage } from '../ui/PageTitle';

import { ShownAddress } from './AddressRouter';
import { App, type FirstPaint } from './App';
import { describePage } from './describePage';

/**
 * Maximum number of render passes until no calls are left to make: the shell, a screen, its calls,
 * and the calls that depend on those.
 */
const MAX_RENDER_PASSES = 8;

/**
 * Server-renders a first screen: repeatedly, until every call that a visitor may make has been
 * answered, and finally from just those responses, as the browser will when it hydrates.
 */
export const renderPage: RenderPage = async (request) => {
  const { language, country, isCustomer, hasCards, isPhone } = request;
  const calls: Record<string, string> = {};
  const note = ({ url }: Request, key: string) => {
    calls[url.slice(new URL(url).origin.length)] = key;
  };
  let store = makeServerStore({ ...request, onCustomers: note });
  let isFromResponses = false;
  const messages = await loadAllMessages(language);

  let title = '';
  for (let pass = 0; pass < MAX_RENDER_PASSES; pass += 1) {
    const rendered = renderOnce(store, request, { messages, title });
    const { page } = rendered;
    if (page.isClientOnly) return undefined;
    const hasPendingCalls = queriesIn(store).some(({ status }) => status === 'pending');
    const loading = pendingParts();
    if (hasPendingCalls || loading.length > 0 || page.title !== title) {
      // The title bar above the screen shows the title too.
      title = page.title;
      const running = store.dispatch(api.util.getRunningQueriesThunk());
      await Promise.allSettled([...running, ...loading]);
      // A visitor's next pass starts from the responses alone, so that it may be the last one.
      isFromResponses = !isCustomer && queriesIn(store).every(isFulfilled);
      if (isFromResponses)
        store = makeServerStore({ ...request, state: responsesOf(store.getState()) });
      continue;
    }
    if (hasFailed(store)) return undefined;
    const state = responsesOf(store.getState());
    const { html, styles, parts, words } = isFromResponses
      ? rendered
      : renderOnce(makeServerStore({ ...request, state, fetch: never }), request, {
          messages,
          title,
        });
    if (html.includes(FAILED_BOUNDARY)) throw new Error('A part of the screen cannot be drawn.');
    const served = { language, country, isCustomer, hasCards, isPhone, title, parts, words, state };
    return {
      html,
      styles,
      title: documentTitle(title),
      ...describePage(store.getState(), request, { title, messages }),
      isMissing: page.isMissing,
      isPartial: queriesIn(store).some((query) => statusOf(query) === TOO_MANY),
      early: isCustomer
        ? { calls: pricesFirst(calls, store), ...earlyTextsOf(messages, language, country) }
        : undefined,
      served,
    };
  }
  return undefined;
};

/** Puts the calls whose responses have prices before all others. */
function pricesFirst(calls: Record<string, string>, store: AppStore): Record<string, string> {
  const ofProducts = pricedQueries(store.getState());
  const rank = ([, key]: [call: string, key: string]) => (ofProducts.includes(key) ? 0 : 1);
  return Object.fromEntries(
    Object.entries(calls).toSorted((one, other) => rank(one) - rank(other)),
  );
}

const earlyTextsOf = (messages: Messages, language: Language, country: Country) => ({
  locale: localeOf(language, country),
  country,
  texts: {
    sale: `${messages['product.sale']} `,
    soon: messages['flag.N'],
    unavailable: messages['product.notAvailable'],
    none: messages['product.outOfStock'],
    expected: messages['product.expected'],
  },
});

const never = () => new Promise<Response>(() => {});

/**
 * Marks a Suspense boundary that failed on the server and that React leaves for the browser to
 * render.
 */
const FAILED_BOUNDARY = '<!--$!-->';

type Known = Pick<FirstPaint, 'messages' | 'title'>;

function renderOnce(store: AppStore, { address, language, isPhone }: PageRequest, known: Known) {
  const page: PageFacts = { title: '', isMissing: false, isClientOnly: false };
  const reportPage: ReportPage = (facts) => Object.assign(page, facts);
  const Router = ({ children }: { children: ReactNode }) => (
    <StaticRouter location={address}>
      <ShownAddress>{children}</ShownAddress>
    </StaticRouter>
  );
  const first = { ...known, language, isPhone };
  const app = <App store={store} first={first} Router={Router} reportPage={reportPage} />;
  const sheet = new ServerStyleSheet();
  try {
    const [html, used] = collectParts(() => renderToString(sheet.collectStyles(app)));
    return { html, styles: sheet.getStyleTags(), ...used, page };
  } finally {
    sheet.seal();
  }
}

const queriesIn = (store: AppStore) =>
  Object.values(store.getState().api.queries).filter((query) => query !== undefined);

const TOO_MANY = 429;
/**
 * Statuses that are not failures of the server: it renders without a session, a resource may not
 * exist, and a visitor may have made too many calls.
 */
const EXPECTED_STATUSES: unknown[] = [401, 404, TOO_MANY];

const isFulfilled = ({ status }: { status: string }) => status === 'fulfilled';

const statusOf = ({ error }: { error?: unknown }) => (error as CallError | undefined)?.status;

/**
 * Whether a response is missing that may be available a moment later; such a page is not worth
 * caching.
 */
const hasFailed = (store: AppStore): boolean =>
  queriesIn(store).some(
    (query) => query.status === 'rejected' && !EXPECTED_STATUSES.includes(statusOf(query)),
  );

/** Returns the keys of the queries that return more for a customer. */
const pricedQueries = ({ api: { provided }, session }: RootState): readonly string[] =>
  session.token === null ? [] : Object.values(provided.tags.Product ?? {}).flat();

/**
 * Returns the responses without timestamps, so that the same page always has the same text. Queries
 * that return more for a customer are rendered, but refetched in the browser.
 */
function responsesOf(state: RootState) {
  const {
    api: { queries, provided },
    products,
  } = state;
  const ofProducts = pricedQueries(state);
  const responses = Object.entries(queries).flatMap(([key, query]) => {
    if (query?.status !== 'fulfilled') return [];
    const { endpointName, originalArgs, data } = query;
    return ofProducts.includes(key)
      ? [[key, { endpointName, originalArgs, data, status: 'uninitialized' }]]
      : [[key, { ...query, requestId: '', startedTimeStamp: 1, fulfilledTimeStamp: 1 }]];
  });
  const { keys, tags } = provided;
  const sorted = Object.entries(tags).map(([type, ids]) => [
    type,
    Object.fromEntries(
      Object.entries(ids ?? {}).map(([id, queryKeys]) => [id, queryKeys.toSorted()]),
    ),
  ]);
  return {
    api: {
      queries: inOrder(Object.fromEntries(responses) as object),
      provided: { keys: inOrder(keys), tags: inOrder(Object.fromEntries(sorted) as object) },
    },
    products: inOrder(products),
  };
}

/** Sorts the keys, so that the order of the responses does not matter. */
const inOrder = (record: object): object =>
  Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)));
