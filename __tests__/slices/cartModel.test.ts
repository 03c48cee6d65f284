import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';

import { applyIntents, sendable, type CartIntent } from '../../src/slices/cartIntents';
import {
  cartFollowed,
  cartPreviewSlice,
  cartRestored,
  intentSent,
  intentSettled,
  intentUnanswered,
  linesAdded,
  linesRemoved,
  linesRestored,
  packsDecremented,
  packsIncremented,
  packsSet,
  tabInherited,
} from '../../src/slices/cartPreview';
import { intentsOfAllTabs } from '../../src/slices/cartTabs';
import { cartLine, previewLine } from '../support/buyerInBrowser';
import { trials } from '../support/trials';

type CartState = ReturnType<typeof cartPreviewSlice.reducer>;

/** Stock of every product, in packs. */
const STOCK = 12;
const RUNS = trials(100);

/**
 * A server with a cart and idempotency keys; it carries out requests in full, in part or not at
 * all.
 */
function makeServer() {
  const cart = new Map<string, number>();
  const answered = new Map<string, 'confirmed' | 'refused'>();
  const put = (id: string, packs: number) =>
    packs > 0 ? cart.set(id, Math.min(packs, STOCK)) : cart.delete(id);

  function carryOut({ key, kind, lines }: CartIntent, isRefused: boolean) {
    const known = kind === 'add' && answered.get(key);
    if (known) return known;
    const outcome = isRefused ? 'refused' : 'confirmed';
    answered.set(key, outcome);
    if (isRefused) return outcome;
    for (const { id, quantity } of lines) {
      if (kind === 'add') put(id, (cart.get(id) ?? 0) + quantity);
      else put(id, kind === 'remove' ? 0 : quantity);
    }
    return outcome;
  }
  return { cart, put, carryOut };
}

let requests = 0;
let tabs = 0;
const reading = (requestStatus: 'pending' | 'fulfilled', requestId: string, payload?: unknown) => ({
  type: `api/executeQuery/${requestStatus}`,
  payload,
  meta: { requestId, requestStatus, arg: { endpointName: 'showCart', originalArgs: {} } },
});

/** A browser tab: its state, and its requests to the server. */
function makeTab(server: ReturnType<typeof makeServer>, isRefused: (key: string) => boolean) {
  let state = cartPreviewSlice.reducer(undefined, { type: 'opened' });
  let name = `t${(tabs += 1)}`;
  let sent: CartIntent | null = null;
  /** Reads in flight, each with the cart as it was when it started. */
  let readings: { id: string; cart: Map<string, number> }[] = [];
  const dispatch = (event: UnknownAction) => {
    state = cartPreviewSlice.reducer(state, event);
  };

  return {
    state: (): CartState => state,
    dispatch,
    /** Follows the state stored by another tab. */
    follow: (other: { name: () => string; state: () => CartState }) =>
      dispatch(cartFollowed({ writer: other.name(), stored: other.state() })),
    name: () => name,
    shown: () => applied(state),
    /** Sends the next intent; its response is still in flight. */
    send: () => {
      const [next] = sendable(state.intents);
      if (sent || readings.length > 0 || !next) return;
      sent = next;
      dispatch(intentSent({ key: next.key, lang: '' }));
    },
    /**
     * Delivers the response to the request, or loses it before or after the server has carried it
     * out.
     */
    answer: (fate: 'answered' | 'lost there' | 'lost back') => {
      if (!sent) return;
      const { key, source, lines } = sent;
      const outcome = fate === 'lost there' ? null : server.carryOut(sent, isRefused(key));
      const ids = lines.map(({ id }) => id);
      if (fate === 'answered' && outcome) dispatch(intentSettled({ key, source, outcome, ids }));
      else dispatch(intentUnanswered({ key }));
      sent = null;
    },
    /** Starts reading the cart; a later read's response may arrive first. */
    read: () => {
      if (sent) return;
      const id = `r${(requests += 1)}`;
      readings.push({ id, cart: new Map(server.cart) });
      dispatch(reading('pending', id));
    },
    hear: (at: number) => {
      const heard = readings[at % Math.max(1, readings.length)];
      readings = readings.filter((one) => one !== heard);
      if (!heard) return;
      const lines = [...heard.cart].map(([id, item]) => cartLine(id, { item }));
      const entities = Object.fromEntries(lines.map((line) => [line.product_id, line]));
      const ids = lines.map(({ product_id }) => product_id);
      dispatch(reading('fulfilled', heard.id, { ids, entities }));
    },
    isBusy: () => sent !== null || readings.length > 0 || state.intents.length > 0,
    /** Reloads the page: only stored state survives. */
    reload: () => {
      const stored = JSON.parse(JSON.stringify(state)) as CartState;
      const before = name;
      name = `t${(tabs += 1)}`;
      sent = null;
      readings = [];
      state = cartPreviewSlice.reducer(undefined, cartRestored({ writer: before, stored }));
      dispatch(tabInherited(before));
    },
  };
}
type Tab = ReturnType<typeof makeTab>;

const applied = ({ lines, ...wishes }: CartState) =>
  applyIntents(lines ? lines.ids.map((id) => lines.entities[id]!) : [], intentsOfAllTabs(wishes));

const packsOf = (tab: Tab, id: string) => tab.shown().find((line) => line.id === id)?.quantity ?? 0;

const step = fc.record({
  what: fc.constantFrom(
    ...['add', 'add', 'share', 'set', 'plus', 'minus', 'remove', 'restore'],
    ...['send', 'send', 'answer', 'answer', 'lost there', 'lost back'],
    ...['read', 'read', 'hear', 'hear', 'reload', 'tell'],
  ),
  tab: fc.nat(1),
  product: fc.nat(1),
  packs: fc.integer({ min: 1, max: STOCK }),
  isRefused: fc.boolean(),
});

/** Each tab changes its own lines; both add to the shared one. */
const PRODUCTS = [
  ['A-1', 'B-2'],
  ['C-3', 'D-4'],
] as const;
const SHARED = 'S-9';

describe('the cart, after any changes, refusals, lost or reordered responses and reloads in two tabs', () => {
  it('ends up with what the person asked for', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const server = makeServer();
        const refused = new Set<string>();
        const tabs = [0, 1].map(() => makeTab(server, (key) => refused.has(key)));
        const wanted = makeServer();
        const syncTabs = () => {
          tabs[0]!.follow(tabs[1]!);
          tabs[1]!.follow(tabs[0]!);
        };

        for (const [at, { what, tab: which, product, packs, isRefused }] of steps.entries()) {
          const tab = tabs[which]!;
          const id = PRODUCTS[which]![product]!;
          const held = packsOf(tab, id);
          const isSettled = !tab.state().intents.some(({ kind }) => kind === 'add');
          const set = (next: number, event: UnknownAction) => {
            wanted.put(id, next);
            tab.dispatch(event);
          };
          if (what === 'add' || what === 'share') {
            const key = `k${at}`;
            const [name, more] = what === 'share' ? [SHARED, 1] : [id, packs];
            if (isRefused) refused.add(key);
            else wanted.put(name, (wanted.cart.get(name) ?? 0) + more);
            tab.dispatch(linesAdded({ lines: [previewLine(name, more)], source: 'card', key }));
          } else if (what === 'send') tab.send();
          else if (what === 'answer') tab.answer('answered');
          else if (what === 'lost there' || what === 'lost back') tab.answer(what);
          else if (what === 'read') tab.read();
          else if (what === 'hear') tab.hear(product);
          else if (what === 'reload') tab.reload();
          else if (what === 'tell') syncTabs();
          else if (what === 'restore' && held === 0 && isSettled) {
            set(packs, linesRestored([previewLine(id, packs)]));
          } else if (held > 0 && isSettled) {
            if (what === 'set') set(packs, packsSet({ id, packs }));
            if (what === 'plus') set(held + 1, packsIncremented(id));
            if (what === 'minus') set(held - 1, packsDecremented(id));
            if (what === 'remove') set(0, linesRemoved([id]));
          }
        }

        for (let round = 0; round < 200 && tabs.some((tab) => tab.isBusy()); round += 1) {
          for (const tab of tabs) {
            tab.answer('answered');
            for (let heard = 0; heard < 5; heard += 1) tab.hear(0);
            tab.send();
            tab.answer('answered');
            tab.read();
            tab.hear(0);
          }
          syncTabs();
        }
        syncTabs();
        for (const tab of tabs) {
          tab.read();
          tab.hear(0);
          const shown = tab.shown().map(({ id, quantity }) => [id, quantity]);
          expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(wanted.cart));
        }
        expect(Object.fromEntries(server.cart)).toEqual(Object.fromEntries(wanted.cart));
      }),
      { numRuns: RUNS },
    );
  });
});
