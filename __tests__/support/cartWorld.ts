import { clearAllListeners } from '@reduxjs/toolkit';

import type { CartLine } from '#contract/cart';

import { cartApi } from '../../src/api/cart';
import { languageChosen } from '../../src/slices/events';
import { callerOf } from '../../src/store/callerOf';
import { makeStore } from '../../src/store/store';

import { cartLine, storeSession } from './buyerInBrowser';
import { expectMessage } from './expectMessage';
import type { makeLocks } from './locks';
import { errorResponse } from './mockFetch';
import { flushTasks } from './signedInStore';

/** Stock of every product, in packs. */
export const STOCK = 12;

/** A request in flight: it reaches the server, and its response arrives, when a test says so. */
interface Call {
  tab: string;
  path: string;
  method: string;
  query: URLSearchParams;
  key: string | null;
  body: unknown;
  answer: (answer: Response) => void;
  fail: () => void;
  /** The server's response, once the request has reached it. */
  reply?: Response;
}

/**
 * A server with one cart and idempotency keys, behind a network that loses and reorders messages.
 */
export function cartWorld() {
  const cart = new Map<string, number>();
  const storedReplies = new Map<string, object>();
  const refused = new Set<string>();
  let calls: Call[] = [];

  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname: path, searchParams: query } = new URL(request.url);
    const tab = request.headers.get('Accept-Language') ?? '';
    const key = request.headers.get('Idempotency-Key');
    const text = await request.text();
    // Requests that are lost or rejected are logged.
    expectMessage(`${request.method} ${path} failed:`);
    return new Promise((answer, reject) => {
      const fail = () => reject(new TypeError('Failed to fetch'));
      const body: unknown = text ? JSON.parse(text) : undefined;
      calls.push({ tab, path, method: request.method, query, key, body, answer, fail });
    });
  };

  const line = (id: string): CartLine =>
    cartLine(id, { id: `line-${id}`, item: cart.get(id) ?? 0, available: STOCK });
  const idOf = (lineId: unknown) => String(lineId).replace('line-', '');

  function add(counts: Record<string, number>) {
    const lines = Object.entries(counts).map(([code, item]) => {
      const before = cart.get(code) ?? 0;
      const possible = Math.min(item, STOCK - before);
      if (possible > 0) cart.set(code, before + possible);
      return {
        code,
        item,
        possible,
        outcome: possible === item ? 'added' : 'clamped',
        message: '',
      };
    });
    return { status: lines.some(({ possible }) => possible > 0), lines };
  }

  function handleRequest({ method, path, query, key, body }: Call): Response {
    const known = key && storedReplies.get(key);
    if (known) return Response.json(known);
    if (path === '/api/cart') {
      return Response.json({ products: [...cart.keys()].map(line) });
    }
    if (path === '/api/features') return Response.json({ features: ['idempotency'] });
    if (path === '/api/cart/add') {
      if (key && refused.has(key)) return errorResponse(409, { message: 'Not today.' });
      const reply = add(body as Record<string, number>);
      if (key) storedReplies.set(key, reply);
      return Response.json(reply);
    }
    if (path === '/api/add/item') {
      const { id, item } = body as { id: string; item: number };
      if (!cart.has(idOf(id))) return errorResponse(404, { message: 'Gone.' });
      const possible = Math.min(item, STOCK);
      cart.set(idOf(id), possible);
      return Response.json({ status: true, item: possible });
    }
    if (path === '/api/cart/delete' && method === 'DELETE') {
      const wasInCart = cart.delete(idOf(query.get('id')));
      return wasInCart ? Response.json({ status: true }) : errorResponse(404, { message: 'Gone.' });
    }
    return errorResponse(501, { message: `${method} ${path}` });
  }

  const reach = (call: Call) => {
    call.reply ??= handleRequest(call);
  };
  const take = (at: number): Call | undefined => {
    const call = calls[at % Math.max(1, calls.length)];
    calls = calls.filter((one) => one !== call);
    return call;
  };

  return {
    cart,
    /** Makes the server reject this addition. */
    refuse: (key: string) => void refused.add(key),
    isIdle: () => calls.length === 0,
    /** Delivers a request to the server; its response remains in flight. */
    reach: (at: number) => {
      const call = calls[at % Math.max(1, calls.length)];
      if (call) reach(call);
    },
    /** Delivers the response to a request. */
    answer: (at: number) => {
      const call = take(at);
      if (!call) return;
      reach(call);
      call.answer(call.reply as Response);
    },
    /** Loses a request, or its response. */
    lose: (at: number) => take(at)?.fail(),
    /** Drops the requests of a closed tab. */
    forget: (tab: string) => {
      calls = calls.filter((call) => call.tab !== tab);
    },
  };
}

/** Opens a tab of the buyer's browser; its language identifies its requests. */
export async function openTab(language: 'fr' | 'es', locks: ReturnType<typeof makeLocks>) {
  storeSession({ lang: language });
  Object.defineProperty(navigator, 'locks', { value: locks.of(language), configurable: true });
  const listeners = new Map<string, EventListener>();
  const listen = jest
    .spyOn(window, 'addEventListener')
    .mockImplementation((name, hear) => void listeners.set(name, hear as EventListener));
  const { store, ready } = makeStore(() => {});
  await ready;
  listen.mockRestore();
  store.dispatch(languageChosen(language));
  void store.dispatch(cartApi.endpoints.showCart.initiate(callerOf(store.getState())));
  await flushTasks();
  return {
    store,
    /** Notifies the tab that another one has stored its cart. */
    hear: () =>
      listeners.get('storage')?.(new StorageEvent('storage', { key: 'persist:cartPreview' })),
    /** Kills the tab: it neither sends nor writes anything more. */
    kill: () => {
      locks.free(language);
      store.dispatch(clearAllListeners());
      store.dispatch = () => undefined as never;
    },
  };
}

export type OpenTab = Awaited<ReturnType<typeof openTab>>;
