import {
  createAction,
  createSelector,
  createSlice,
  original,
  type PayloadAction,
  type WithSlice,
} from '@reduxjs/toolkit';

import type { Language } from '#domain/languages';
import { trimProductId } from '#domain/productIds';

import { cartApi, selectCartLines } from '../api/cart';
import { orderActionsApi } from '../api/orderActions';

import {
  linesOf,
  addedLines,
  createIntent,
  packsOfOrder,
  type CartIntent,
  type CartSource,
  type PacksOfLine,
  type Settlement,
  type IntentRequest,
} from './cartIntents';
import {
  linesAdapter,
  initialState,
  pushIntent,
  shownLines,
  type CartPreviewState,
  type OfflineCart,
} from './cartPreviewState';
import { followTab, inheritTab } from './cartTabs';
import { sessionEnded } from './events';
import { previewOf, withLastPrice, type PreviewItem } from './previewItem';
import { rootReducer } from './rootReducer';

const { showCart } = cartApi.endpoints;
const { placeOrder, cancelOrder } = orderActionsApi.endpoints;

/** What a tab has stored of the cart. */
interface WrittenCart {
  writer: string;
  stored: OfflineCart;
}

interface UndoRequest extends Pick<IntentRequest, 'source' | 'key'> {
  kind: 'set' | 'remove';
  lines: PacksOfLine[];
}

/** Creates the case reducers of events that request a change. */
const intentReducer = <Args>(prepare: (args: Args) => { payload: CartIntent }) => ({
  prepare,
  reducer: (state: CartPreviewState, { payload }: PayloadAction<CartIntent>) =>
    pushIntent(state, payload),
});

/** Adds or removes one pack of a displayed line; removing its last pack removes the line. */
const stepReducer = (by: 1 | -1) => ({
  prepare: (id: string) =>
    createIntent('set', { lines: linesOf([{ id, packs: 0 }]), source: 'cart' }),
  reducer: (state: CartPreviewState, { payload }: PayloadAction<CartIntent>) => {
    const line = shownLines(state).find(({ id }) => id === payload.lines[0]?.id);
    if (!line) return;
    const quantity = line.quantity + by;
    const kind = quantity > 0 ? 'set' : 'remove';
    pushIntent(state, { ...payload, kind, lines: [{ ...line, quantity }] });
  },
});

/** The user does not want to wait for the next retry. */
export const retryRequested = createAction('cartPreview/retryRequested');

/**
 * The client-side cart (specification 3 and 4): the server's cart as last fetched, and the changes
 * requested since. Updates are optimistic; then the server's response wins.
 */
const slice = createSlice({
  name: 'cartPreview',
  initialState,
  reducers: {
    /** Merges into existing lines by id, adding to their quantity. */
    linesAdded: intentReducer((adding: IntentRequest) => createIntent('add', adding)),
    packsIncremented: stepReducer(1),
    packsDecremented: stepReducer(-1),
    packsSet: intentReducer((line: PacksOfLine) =>
      createIntent('set', { lines: linesOf([line]), source: 'cart' }),
    ),
    linesRemoved: intentReducer((ids: readonly string[]) =>
      createIntent('remove', {
        lines: linesOf(ids.map((id) => ({ id, packs: 0 }))),
        source: 'cart',
      }),
    ),
    /** Undoes an addition: its lines are reset to their previous quantity, or removed. */
    additionUndone: intentReducer(({ kind, lines, ...undoing }: UndoRequest) =>
      createIntent(kind, { ...undoing, lines: linesOf(lines) }),
    ),
    cartEmptied: intentReducer((lines: PreviewItem[]) =>
      createIntent('remove', { lines, source: 'emptying' }),
    ),
    /** Restores removed lines as they were. */
    linesRestored: intentReducer((lines: PreviewItem[]) =>
      createIntent('restore', { lines, source: 'undo' }),
    ),
    intentSent: ({ intents }, { payload }: PayloadAction<{ key: string; lang: Language }>) => {
      const intent = intents.find(({ key }) => key === payload.key);
      if (intent) Object.assign(intent, { status: 'sent', lang: intent.lang ?? payload.lang });
    },
    /** There was no response; the intent waits for the next retry. */
    intentUnanswered: ({ intents }, { payload }: PayloadAction<Pick<Settlement, 'key'>>) => {
      const intent = intents.find(({ key }) => key === payload.key);
      if (intent) Object.assign(intent, { status: 'waiting', tries: intent.tries + 1 });
    },
    /**
     * The server has responded: what it refused is rolled back, and quantities it reduced are
     * adjusted.
     */
    intentSettled: (state, { payload }: PayloadAction<Settlement>) => {
      const { key, source, outcome, report, unchanged = [] } = payload;
      state.settled[source] = payload;
      const intent = state.intents.find((one) => one.key === key);
      if (outcome === 'refused') state.intents = state.intents.filter((one) => one !== intent);
      else if (intent) {
        intent.status = 'confirmed';
        const lines = (original(intent.lines) ?? []).filter(({ id }) => !unchanged.includes(id));
        intent.lines = report ? addedLines(lines, report) : lines;
      }
    },
    /** Restores what was stored on an earlier visit or by a tab that is open. */
    cartRestored: (state, { payload }: PayloadAction<WrittenCart>) => {
      const { writer, stored } = payload;
      const done = stored.intents.filter(({ status }) => status === 'confirmed');
      const { lines } = stored;
      state.lines ??=
        lines && linesAdapter.setAll(lines, shownLines({ lines, intents: done, elsewhere: {} }));
      state.elsewhere = stored.elsewhere;
      state.inherited = stored.inherited;
      followTab(state, writer, stored);
    },
    /** Another tab has stored its intents. */
    cartFollowed: (state, { payload: { writer, stored } }: PayloadAction<WrittenCart>) =>
      followTab(state, writer, stored),
    /** A tab was closed or reloaded; its intents are taken over by this one. */
    tabInherited: (state, { payload: tab }: PayloadAction<string>) => inheritTab(state, tab),
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionEnded, () => initialState)
      .addMatcher(showCart.matchPending, (state, { meta }) => {
        const done = state.intents.filter(({ status }) => status === 'confirmed');
        state.reading = {
          requestId: meta.requestId,
          confirmed: done.map(({ key }) => key),
          moved: [...state.moved],
        };
      })
      .addMatcher(showCart.matchFulfilled, (state, { payload, meta }) => {
        if (state.reading?.requestId !== meta.requestId) return;
        const shown = new Set(state.reading.confirmed);
        state.moved.splice(0, state.reading.moved.length);
        state.reading = null;
        const before = state.lines?.entities;
        state.lines = linesAdapter.setAll(
          linesAdapter.getInitialState(),
          selectCartLines(payload).map((line) => {
            const item = previewOf(line);
            return withLastPrice(item, before?.[item.id]);
          }),
        );
        state.intents = state.intents.filter(({ key }) => !shown.has(key));
      })
      .addMatcher(placeOrder.matchFulfilled, (state, { meta }) => {
        const ordered = packsOfOrder(meta.arg.originalArgs);
        state.moved.push(...ordered.map(({ id, packs }) => ({ id, packs: -packs })));
      })
      .addMatcher(cancelOrder.matchFulfilled, (state, { payload: { lines = [] } }) => {
        state.moved.push(
          ...lines.map(({ code, product_id, possible }) => ({
            id: trimProductId(product_id ?? code),
            packs: possible,
          })),
        );
      });
  },
  selectors: {
    selectIntents: (state): readonly CartIntent[] => state.intents,
    selectIntent: ({ intents }, key: string) => intents.find((intent) => intent.key === key),
    /** Outcome of the last intent of a source. */
    selectSettlement: ({ settled }, source: CartSource): Settlement | undefined => settled[source],
    /** Intents of the other known tabs. */
    selectOtherTabs: ({ elsewhere }) => elsewhere,
    selectReading: (state) => state.reading,
    /** The server's cart as last fetched; `null` before that. */
    selectConfirmedLines: (state) => state.lines?.entities ?? null,
    selectShownLines: createSelector(
      [
        (state: CartPreviewState) => state.lines,
        (state: CartPreviewState) => state.intents,
        (state: CartPreviewState) => state.elsewhere,
      ],
      (lines, intents, elsewhere) =>
        shownLines({ lines, intents, elsewhere }) as readonly PreviewItem[],
    ),
    selectIsAddingToCart: ({ intents }) =>
      intents.some(
        ({ kind, status, tries }) => kind === 'add' && status !== 'confirmed' && tries === 0,
      ),
  },
});

declare module './rootReducer' {
  interface LazySlices extends WithSlice<typeof slice> {}
}
export const cartPreviewSlice = slice.injectInto(rootReducer);

export const {
  linesAdded,
  packsIncremented,
  packsDecremented,
  packsSet,
  linesRemoved,
  additionUndone,
  cartEmptied,
  linesRestored,
  intentSent,
  intentUnanswered,
  intentSettled,
  cartRestored,
  cartFollowed,
  tabInherited,
} = slice.actions;
export const {
  selectIntents,
  selectIntent,
  selectSettlement,
  selectOtherTabs,
  selectReading,
  selectConfirmedLines,
  selectShownLines,
  selectIsAddingToCart,
} = cartPreviewSlice.selectors;
