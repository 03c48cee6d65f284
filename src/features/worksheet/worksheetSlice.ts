import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { Language } from '#domain/languages';

import type { KeptSheet } from './keptSheet';
import { newLine, type LineAnswer, type SheetLine, type SourceLine } from './sheetLine';

/** What a person decided about a line; what is absent is as the server proposed it. */
export interface Decision {
  /** The code in place of the one given. */
  code?: string;
  /** Ship packs. */
  packs?: number;
  isTicked?: boolean;
}
export type Decisions = Record<number, Decision>;

/** What a quantity that was given counts. */
export type Counting = 'packs' | 'units';

/** A line as it is sent: the product, and ship packs of it. */
export interface Chosen {
  id: number;
  code: string;
  item: number;
  /** Fingerprints of the scans behind it. */
  scans?: string[];
  /** What each of them counts, in packs; left out where each counts one. */
  scanItems?: number[];
}

/** A request to the cart that nobody answered yet; repeating exactly this one adds nothing twice. */
export interface Sending {
  key: string;
  chosen: Chosen[];
  /** Nothing was decided: the list goes in as it was proposed. */
  isWhole: boolean;
  lang: Language;
}

/** A line that went into the cart, with what the server had to say where it is not what was asked. */
export interface WentIn {
  id: number;
  productId: string;
  packs: number;
  note: string | undefined;
}

/** What the last steps did, in the words of the button that takes them back. */
export type Step =
  | { what: 'given'; source: string; count: number }
  | { what: 'removed' | 'code' | 'quantity'; id: number }
  | { what: 'cleared' | 'ticked'; count: number };

/** What a person can take back. */
export interface Earlier extends Pick<WorksheetState, 'order' | 'decisions'> {
  step: Step;
}

export interface WorksheetState {
  /** Everything that was ever given, by id; a line stays here when it is removed. */
  lines: readonly SheetLine[];
  /** Ids of what is not in the cart, as they are shown: of a list what needs a look comes first, and nothing moves afterwards. */
  order: number[];
  decisions: Decisions;
  /** Lists that no report has come for yet. */
  unsorted: number[][];
  past: Earlier[];
  /** A line went into the cart, or away: what is left is not the whole list. */
  isPartial: boolean;
  sending: Sending | null;
  /** Lines that are in the cart by now. */
  added: number;
  /** The last addition, as long as it can be taken back, and the order of before. */
  wentIn: WentIn[];
  orderBefore: number[];
}

export const emptySheet: WorksheetState = {
  lines: [],
  order: [],
  decisions: {},
  unsorted: [],
  past: [],
  isPartial: false,
  sending: null,
  added: 0,
  wentIn: [],
  orderBefore: [],
};

const decide = ({ decisions }: WorksheetState, id: number, decision: Decision) => {
  decisions[id] = { ...decisions[id], ...decision };
};

/** The cart holds more, or less again, of what other lines ask for too. */
function withInCart(
  lines: readonly SheetLine[],
  wentIn: readonly WentIn[],
  sign: 1 | -1,
): readonly SheetLine[] {
  const packs = new Map<string, number>();
  for (const { productId, packs: more } of wentIn) {
    packs.set(productId, (packs.get(productId) ?? 0) + more);
  }
  return lines.map((line) => {
    const more = line.product && packs.get(line.product.id);
    return more ? { ...line, inCart: line.inCart + more * sign } : line;
  });
}

/** Lines from one source; `worksheetReducer` puts them in. */
export const linesGiven = createAction<{ lines: readonly SourceLine[]; source: string }>(
  'worksheet/linesGiven',
);

/** The server's word on lines, and in which language and way of counting it was asked. */
export const linesReported = createAction<{ answers: readonly LineAnswer[]; as: string }>(
  'worksheet/linesReported',
);

/** The state of one worksheet; it lives as long as its screen and is kept beside it. */
export const worksheetSlice = createSlice({
  name: 'worksheet',
  initialState: emptySheet,
  reducers: {
    /** What stood there before a reload; what can be had of it is asked anew. */
    sheetRestored: (_state, { payload }: PayloadAction<KeptSheet>): WorksheetState => ({
      ...emptySheet,
      lines: payload.given.map((given, id) => newLine(id, given)),
      order: payload.given.map((_given, id) => id),
      decisions: payload.decisions,
      isPartial: payload.isPartial,
      sending: payload.sending,
    }),
    /** Another code than the one given; what the server proposes for it counts again. */
    codeChanged: (state, { payload }: PayloadAction<{ id: number; code: string }>) => {
      const { id, code } = payload;
      const packs = state.lines[id]?.given.quantity === null && state.decisions[id]?.packs;
      state.decisions[id] = packs ? { code, packs } : { code };
    },
    quantitySet: (state, { payload }: PayloadAction<{ id: number; packs: number }>) => {
      const { id, packs } = payload;
      decide(state, id, packs > 0 ? { packs, isTicked: true } : { isTicked: false });
    },
    lineTicked: (
      state,
      { payload }: PayloadAction<{ id: number; isTicked: boolean; packs: number }>,
    ) => {
      const { id, isTicked, packs } = payload;
      decide(state, id, isTicked ? { isTicked, packs } : { isTicked });
    },
    linesTicked: (state, { payload }: PayloadAction<{ ids: number[]; isTicked: boolean }>) => {
      for (const id of payload.ids) decide(state, id, { isTicked: payload.isTicked });
    },
    lineRemoved: (state, { payload: id }: PayloadAction<number>) => {
      state.order = state.order.filter((one) => one !== id);
      state.isPartial = true;
    },
    sheetCleared: (state) => {
      state.order = [];
      state.isPartial = true;
    },
    sendingBegan: (state, { payload }: PayloadAction<Sending>) => {
      state.sending = payload;
    },
    /** The server has refused the whole: nothing went in, and all of it can be changed again. */
    sendingRefused: (state) => {
      state.sending = null;
    },
    /** The server has answered; what could not be had after all stays here with the reason. */
    linesAdded: (
      state,
      { payload }: PayloadAction<{ wentIn: WentIn[]; stayed: { id: number; note: string }[] }>,
    ): WorksheetState => {
      const { lines, order, decisions } = state;
      const { wentIn, stayed } = payload;
      const gone = new Set(wentIn.map(({ id }) => id));
      const notes = new Map(stayed.map(({ id, note }) => [id, note]));
      const unticked = stayed.map(({ id }) => [id, { ...decisions[id], isTicked: false }]);
      return {
        ...state,
        lines: withInCart(lines, wentIn, 1).map((line) => {
          const message = notes.get(line.id);
          if (message === undefined) return line;
          return { ...line, message, outcome: 'unavailable', possible: 0 };
        }),
        order: order.filter((id) => !gone.has(id)),
        decisions: { ...decisions, ...Object.fromEntries(unticked) },
        added: state.added + wentIn.length,
        orderBefore: order,
        isPartial: true,
        past: [],
        sending: null,
        wentIn,
      };
    },
    linesTakenBack: (state, { payload }: PayloadAction<number[]>): WorksheetState => {
      const back = state.wentIn.filter(({ id }) => payload.includes(id));
      const open = new Set([...state.order, ...back.map(({ id }) => id)]);
      const places = new Set(state.orderBefore);
      return {
        ...state,
        lines: withInCart(state.lines, back, -1),
        order: [
          ...state.orderBefore.filter((id) => open.has(id)),
          ...state.order.filter((id) => !places.has(id)),
        ],
        added: state.added - back.length,
        past: [],
        wentIn: state.wentIn.filter(({ id }) => !payload.includes(id)),
      };
    },
  },
});

export const {
  sheetRestored,
  codeChanged,
  quantitySet,
  lineTicked,
  linesTicked,
  lineRemoved,
  sheetCleared,
  sendingBegan,
  sendingRefused,
  linesAdded,
  linesTakenBack,
} = worksheetSlice.actions;
