import { clearAllListeners } from '@reduxjs/toolkit';

import type { CartLine } from '#contract/cart';

import { cartApi } from '../../src/api/cart';
import { languageChosen } from '../../src/slices/events';
import { callerOf } from '../../src/store/callerOf';
import { makeStore } from '../../src/store/store';

import { refusal } from './answers';
import { cartLine, storeSession } from './buyerInBrowser';
import type { makeLocks } from './locks';
import { expectMessage } from './quietConsole';
import { settle } from './signedInStore';

/** Most packs of any product. */
export const STOCK = 12;

/** A call that is on its way: it reaches the server, and its answer comes back, when a test says so. */
interface Call {
  tab: string;
  path: string;
  method: string;
  query: URLSearchParams;
  key: string | null;
  body: unknown;
  answer: (answer: Response) => void;
  fail: () => void;
  /** The server's answer, once the call has reached it. */
  reply?: Response;
}

/** A server with one cart that knows keys, behind a network that loses and reorders. */
export function cartWorld() {
  const cart = new Map<string, number>();
  const answered = new Map<string, object>();
  const refused = new Set<string>();
  let calls: Call[] = [];

  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname: path, searchParams: query } = new URL(request.url);
    const tab = request.headers.get('Accept-Language') ?? '';
    const key = request.headers.get('Idempotency-Key');
    const text = await request.text();
    // What is lost or refused on the way is logged.
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

  function carryOut({ method, path, query, key, body }: Call): Response {
    const known = key && answered.get(key);
    if (known) return Response.json(known);
    if (path === '/api/cart') {
      return Response.json({ products: [...cart.keys()].map(line) });
    }
    if (path === '/api/features') return Response.json({ features: ['idempotency'] });
    if (path === '/api/cart/add') {
      if (key && refused.has(key)) return refusal(409, { message: 'Not today.' });
      const reply = add(body as Record<string, number>);
      if (key) answered.set(key, reply);
      return Response.json(reply);
    }
    if (path === '/api/add/item') {
      const { id, item } = body as { id: string; item: number };
      if (!cart.has(idOf(id))) return refusal(404, { message: 'Gone.' });
      const possible = Math.min(item, STOCK);
      cart.set(idOf(id), possible);
      return Response.json({ status: true, item: possible });
    }
    if (path === '/api/cart/delete' && method === 'DELETE') {
      const isThere = cart.delete(idOf(query.get('id')));
      return isThere ? Response.json({ status: true }) : refusal(404, { message: 'Gone.' });
    }
    return refusal(501, { message: `${method} ${path}` });
  }

  const reach = (call: Call) => {
    call.reply ??= carryOut(call);
  };
  const take = (at: number): Call | undefined => {
    const call = calls[at % Math.max(1, calls.length)];
    calls = calls.filter((one) => one !== call);
    return call;
  };

  return {
    cart,
    /** The server will say no to this addition. */
    refuse: (key: string) => void refused.add(key),
    isIdle: () => calls.length === 0,
    /** A call reaches the server; its answer is still on the way. */
    reach: (at: number) => {
      const call = calls[at % Math.max(1, calls.length)];
      if (call) reach(call);
    },
    /** A call is answered. */
    answer: (at: number) => {
      const call = take(at);
      if (!call) return;
      reach(call);
      call.answer(call.reply as Response);
    },
    /** A call is lost, on its way there or back. */
    lose: (at: number) => take(at)?.fail(),
    /** A tab is gone, and nobody waits for its calls. */
    forget: (tab: string) => {
      calls = calls.filter((call) => call.tab !== tab);
    },
  };
}

/** A tab of the buyer's browser; its language marks its calls. */
export async function openTab(language: 'fr' | 'es', locks: ReturnType<typeof makeLocks>) {
  storeSession({ lang: language });
  Object.defineProperty(navigator, 'locks', { value: locks.of(language), configurable: true });
  const hearing = new Map<string, EventListener>();
  const listen = jest
    .spyOn(window, 'addEventListener')
    .mockImplementation((name, hear) => void hearing.set(name, hear as EventListener));
  const { store, ready } = makeStore(() => {});
  await ready;
  listen.mockRestore();
  store.dispatch(languageChosen(language));
  void store.dispatch(cartApi.endpoints.showCart.initiate(callerOf(store.getState())));
  await settle();
  return {
    store,
    /** Another tab has written its cart down. */
    hear: () =>
      hearing.get('storage')?.(new StorageEvent('storage', { key: 'persist:cartPreview' })),
    /** Killed at once: it neither sends nor writes any more. */
    kill: () => {
      locks.free(language);
      store.dispatch(clearAllListeners());
      store.dispatch = () => undefined as never;
    },
  };
}

export type OpenTab = Awaited<ReturnType<typeof openTab>>;
