import {
  createEntityAdapter,
  createSelector,
  createSlice,
  isAnyOf,
  nanoid,
  type PayloadAction,
  type WithSlice,
} from '@reduxjs/toolkit';

import type { LineReport } from '#contract/lines';

import { cartApi, selectCartLines } from '../api/cart';
import { ordersApi } from '../api/orders';

import type { Said } from '../i18n/messages/en';

import {
  applyIntents,
  withoutSuperseded,
  type CartCall,
  type CartIntent,
  type CartSource,
} from './cartIntents';
import { sessionEnded } from './events';
import { previewOf, previewOfCode, type PreviewItem } from './previewItem';
import { rootReducer } from './rootReducer';

const { showCart } = cartApi.endpoints;
const { placeOrder, cancelOrder } = ordersApi.endpoints;

const adapter = createEntityAdapter<PreviewItem>();
type Lines = ReturnType<typeof adapter.getInitialState>;

interface CartPreviewState {
  /** The server's cart as it was last read; `null` until then. */
  lines: Lines | null;
  /** What this tab wants of the cart, oldest first. */
  intents: CartIntent[];
  /** What other tabs of this browser want of it: shown here, sent there. */
  elsewhere: CartIntent[];
  /** The reading that is on its way, and what of this tab's doing it will show. */
  reading: { requestId: string; confirmed: string[]; isAfterOrder: boolean } | null;
  /** An order was placed or cancelled since the cart was read. */
  hasOrdered: boolean;
  /** What became of the last intent of each source. */
  settled: Partial<Record<CartSource, Settlement>>;
}

/** What outlives a reload. */
export type KeptCart = Pick<CartPreviewState, 'lines' | 'intents' | 'elsewhere'>;

const initialState: CartPreviewState = {
  lines: null,
  intents: [],
  elsewhere: [],
  reading: null,
  hasOrdered: false,
  settled: {},
};

interface Adding {
  lines: PreviewItem[];
  source: CartSource;
  /** One key for one wish, however often it is pressed; a new one where none is given. */
  key?: string;
  call?: CartCall;
}

const intentOf = (kind: CartIntent['kind'], { key = nanoid(), ...asked }: Adding) => ({
  payload: { ...asked, kind, key, time: Date.now(), status: 'waiting', tries: 0 } as CartIntent,
});

const push = (state: CartPreviewState, intent: CartIntent) => {
  if (state.intents.some(({ key }) => key === intent.key)) return;
  state.intents = [...withoutSuperseded(state.intents, intent), intent];
};

const allIntents = ({ intents, elsewhere }: KeptCart): CartIntent[] =>
  [...elsewhere, ...intents].sort((a, b) => a.time - b.time);

const shownLines = (state: KeptCart): PreviewItem[] =>
  applyIntents(state.lines ? adapter.getSelectors().selectAll(state.lines) : [], allIntents(state));

/** One pack more or less of a line that is shown; at its last pack a line goes. */
function step(state: CartPreviewState, intent: CartIntent, by: 1 | -1) {
  const [asked] = intent.lines;
  const line = shownLines(state).find(({ id }) => id === asked?.id);
  if (!line) return;
  const quantity = line.quantity + by;
  const kind = quantity > 0 ? 'set' : 'remove';
  push(state, { ...intent, kind, lines: [{ ...line, quantity }] });
}

/** What the server made of an intent. */
export interface Settlement {
  key: string;
  source: CartSource;
  outcome: 'confirmed' | 'refused';
  /** The products of which something is in the cart by it. */
  ids: string[];
  /** Line by line, where the server said so much. */
  report?: LineReport[];
  /** Why it was refused, where the server gave a reason. */
  reason?: Said;
}

/**
 * The client-held cart (specification 3 and 4): the server's cart as it was last read, and what is
 * wanted of it since. Optimistic first, then the server's answer wins.
 */
const slice = createSlice({
  name: 'cartPreview',
  initialState,
  reducers: {
    /** Merges into existing lines by id, adding to their quantity. */
    linesAdded: {
      prepare: (adding: Adding) => intentOf('add', adding),
      reducer: (state, { payload }: PayloadAction<CartIntent>) => push(state, payload),
    },
    packsIncremented: {
      prepare: (id: string) => intentOf('set', { lines: [previewOfCode(id, 0)], source: 'cart' }),
      reducer: (state, { payload }: PayloadAction<CartIntent>) => step(state, payload, 1),
    },
    packsDecremented: {
      prepare: (id: string) => intentOf('set', { lines: [previewOfCode(id, 0)], source: 'cart' }),
      reducer: (state, { payload }: PayloadAction<CartIntent>) => step(state, payload, -1),
    },
    packsSet: {
      prepare: ({ id, packs }: { id: string; packs: number }) =>
        intentOf('set', { lines: [previewOfCode(id, packs)], source: 'cart' }),
      reducer: (state, { payload }: PayloadAction<CartIntent>) => push(state, payload),
    },
    linesRemoved: {
      prepare: (ids: readonly string[]) =>
        intentOf('remove', { lines: ids.map((id) => previewOfCode(id, 0)), source: 'cart' }),
      reducer: (state, { payload }: PayloadAction<CartIntent>) => push(state, payload),
    },
    cartEmptied: {
      prepare: (lines: PreviewItem[]) => intentOf('remove', { lines, source: 'emptying' }),
      reducer: (state, { payload }: PayloadAction<CartIntent>) => push(state, payload),
    },
    /** Lines that were removed come back as they were. */
    linesRestored: {
      prepare: (lines: PreviewItem[]) => intentOf('restore', { lines, source: 'undo' }),
      reducer: (state, { payload }: PayloadAction<CartIntent>) => push(state, payload),
    },
    intentSent: ({ intents }, { payload: key }: PayloadAction<string>) => {
      const intent = intents.find((one) => one.key === key);
      if (intent) intent.status = 'sent';
    },
    /** No answer came: it waits for the next try. */
    intentUnanswered: (
      { intents },
      { payload }: PayloadAction<Pick<Settlement, 'key' | 'ids'>>,
    ) => {
      const intent = intents.find(({ key }) => key === payload.key);
      if (intent) Object.assign(intent, { status: 'waiting', tries: intent.tries + 1 });
    },
    /** The server has answered; what it refused is undone, and of what it cut down the rest. */
    intentSettled: (state, { payload }: PayloadAction<Settlement>) => {
      const { key, source, outcome, report } = payload;
      state.settled[source] = payload;
      const intent = state.intents.find((one) => one.key === key);
      if (outcome === 'refused') state.intents = state.intents.filter((one) => one !== intent);
      else if (intent) {
        intent.status = 'confirmed';
        if (report) intent.lines = wentIn(intent.lines, report);
      }
    },
    /** What an earlier visit left; it is this tab's to carry out now. */
    cartRestored: (state, { payload }: PayloadAction<KeptCart>) => {
      state.lines ??= payload.lines;
      const left = [...payload.elsewhere, ...payload.intents].map((intent) =>
        intent.status === 'sent' ? { ...intent, status: 'waiting' as const, tries: 1 } : intent,
      );
      const known = new Set(state.intents.map(({ key }) => key));
      state.intents = [...left.filter(({ key }) => !known.has(key)), ...state.intents];
    },
    /** Another tab has written down what it wants: that is shown here too. */
    cartFollowed: (state, { payload }: PayloadAction<KeptCart>) => {
      const own = new Set(state.intents.map(({ key }) => key));
      // What is confirmed there is in the cart that is read here next.
      const elsewhere = payload.intents.filter(
        ({ key, status }) => status !== 'confirmed' && !own.has(key),
      );
      // The same again is no news: two tabs would answer each other for ever.
      if (JSON.stringify(elsewhere) === JSON.stringify(state.elsewhere)) return;
      state.elsewhere = elsewhere;
      for (const intent of state.elsewhere) {
        const isEarlier = ({ time }: CartIntent) => time < intent.time;
        state.intents = [
          ...withoutSuperseded(state.intents.filter(isEarlier), intent),
          ...state.intents.filter((one) => !isEarlier(one)),
        ];
      }
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionEnded, () => initialState)
      .addMatcher(showCart.matchPending, (state, { meta }) => {
        const done = state.intents.filter(({ status }) => status === 'confirmed');
        state.reading = {
          requestId: meta.requestId,
          confirmed: done.map(({ key }) => key),
          isAfterOrder: state.hasOrdered,
        };
      })
      .addMatcher(showCart.matchFulfilled, (state, { payload, meta }) => {
        if (state.reading?.requestId !== meta.requestId) return;
        const shown = new Set(state.reading.confirmed);
        if (state.reading.isAfterOrder) state.hasOrdered = false;
        state.reading = null;
        state.lines = adapter.setAll(
          adapter.getInitialState(),
          selectCartLines(payload).map(previewOf),
        );
        state.intents = state.intents.filter(({ key }) => !shown.has(key));
      })
      .addMatcher(isAnyOf(placeOrder.matchFulfilled, cancelOrder.matchFulfilled), (state) => {
        state.hasOrdered = true;
      });
  },
  selectors: {
    selectIntents: (state): readonly CartIntent[] => state.intents,
    selectIntent: ({ intents }, key: string) => intents.find((intent) => intent.key === key),
    /** What became of the last intent of a source. */
    selectSettlement: ({ settled }, source: CartSource): Settlement | undefined => settled[source],
    selectReading: (state) => state.reading,
    /** The server's cart as it was last read; `null` until then. */
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

/** The packs of each line that are in the cart by now. */
const wentIn = (lines: PreviewItem[], report: readonly LineReport[]): PreviewItem[] =>
  lines.flatMap((line) => {
    const told = report.filter(
      ({ code, product_id }) => line.id === code || line.id === product_id,
    );
    if (told.length === 0) return [line];
    const quantity = told.reduce((sum, { possible }) => sum + possible, 0);
    return quantity > 0 ? [{ ...line, quantity }] : [];
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
  cartEmptied,
  linesRestored,
  intentSent,
  intentUnanswered,
  intentSettled,
  cartRestored,
  cartFollowed,
} = slice.actions;
export const {
  selectIntents,
  selectIntent,
  selectSettlement,
  selectReading,
  selectConfirmedLines,
  selectShownLines,
  selectIsAddingToCart,
} = cartPreviewSlice.selectors;
