import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { Language } from '#domain/languages';

import { shareOut } from './shareOut';
import {
  lookedUp,
  newLine,
  type Given,
  type LineAnswer,
  type SheetLine,
  type SourceLine,
} from './sheetLine';
import { needsALook, standingOf } from './standing';

/** What a person decided about a line; what is absent is as the server proposed it. */
export interface Decision {
  /** The code in place of the one given. */
  code?: string;
  /** Ship packs. */
  packs?: number;
  isTicked?: boolean;
  /** It went into the cart. */
  isAdded?: boolean;
}
export type Decisions = Record<number, Decision>;

/** What a quantity that was given counts. */
export type Counting = 'packs' | 'units';

/** A line as it is sent: the product, and ship packs of it. */
export interface Chosen {
  id: number;
  code: string;
  item: number;
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
  lines: SheetLine[];
  /** Ids as they are shown: of a list what needs a look comes first, and nothing moves afterwards. */
  order: number[];
  decisions: Decisions;
  /** Lists that no report has come for yet. */
  unsorted: number[][];
  past: Earlier[];
  /** A line went into the cart, or away: what is left is not the whole list. */
  isPartial: boolean;
  sending: Sending | null;
  /** The last addition, as long as it can be taken back. */
  wentIn: WentIn[];
}

export const emptySheet: WorksheetState = {
  lines: [],
  order: [],
  decisions: {},
  unsorted: [],
  past: [],
  isPartial: false,
  sending: null,
  wentIn: [],
};

/** A sheet as the browser keeps it. */
export interface KeptSheet extends Pick<WorksheetState, 'decisions' | 'isPartial' | 'sending'> {
  given: Given[];
}

const decide = ({ decisions }: WorksheetState, id: number, decision: Decision) => {
  decisions[id] = { ...decisions[id], ...decision };
};

/** The cart holds more, or less again, of what other lines ask for too. */
function countInCart({ lines }: WorksheetState, wentIn: readonly WentIn[], sign: 1 | -1) {
  const packs = new Map<string, number>();
  for (const { productId, packs: more } of wentIn) {
    packs.set(productId, (packs.get(productId) ?? 0) + more);
  }
  for (const line of lines) {
    const more = line.product && packs.get(line.product.id);
    if (more) line.inCart += more * sign;
  }
}

/** The lines of a list in its places: those that need a look first, each kind as it was given. */
function sorted({ lines, order, decisions }: WorksheetState, ids: readonly number[]): number[] {
  const list = new Set(ids);
  const isFirst = (id: number) => {
    const line = lines[id];
    return line !== undefined && needsALook(standingOf(line, decisions[id]));
  };
  const own = order.filter((id) => list.has(id));
  const inOrder = [...own.filter(isFirst), ...own.filter((id) => !isFirst(id))].values();
  return order.map((id) => (list.has(id) ? (inOrder.next().value ?? id) : id));
}

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
    linesGiven: (state, { payload }: PayloadAction<{ lines: SourceLine[]; source: string }>) => {
      const { lines, source } = payload;
      const first = state.lines.length;
      const ids = lines.map((_line, at) => first + at);
      state.lines.push(...lines.map((line, at) => newLine(first + at, { ...line, source })));
      state.order.push(...ids);
      if (ids.length > 1) state.unsorted.push(ids);
    },
    /** The server's word on some lines; `as` says in which language and way of counting it was asked. */
    linesReported: (
      state,
      { payload }: PayloadAction<{ answers: LineAnswer[]; as: string }>,
    ): WorksheetState => {
      const { answers, as } = payload;
      const products = new Map();
      const lines = state.lines.slice();
      for (const answer of answers) {
        const line = lines[answer.id];
        if (line) lines[answer.id] = lookedUp(line, answer, as, products);
      }
      const told = { ...state, lines: shareOut(lines, state, answers) };
      const isTold = (ids: readonly number[]) => ids.every((id) => told.lines[id]?.code !== null);
      const lists = state.unsorted.filter(isTold);
      return {
        ...told,
        order: lists.reduce((order, ids) => sorted({ ...told, order }, ids), state.order),
        unsorted: state.unsorted.filter((ids) => !lists.includes(ids)),
      };
    },
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
    /** Everything that is not in the cart goes. */
    sheetCleared: (state) => {
      state.order = state.order.filter((id) => state.decisions[id]?.isAdded);
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
    ) => {
      const { wentIn, stayed } = payload;
      state.sending = null;
      state.wentIn = wentIn;
      state.isPartial = true;
      countInCart(state, wentIn, 1);
      for (const { id } of wentIn) decide(state, id, { isAdded: true });
      for (const { id, note } of stayed) {
        decide(state, id, { isTicked: false });
        const line = state.lines[id];
        if (line) Object.assign(line, { message: note, outcome: 'unavailable', possible: 0 });
      }
    },
    linesTakenBack: (state, { payload: ids }: PayloadAction<number[]>) => {
      const back = state.wentIn.filter(({ id }) => ids.includes(id));
      countInCart(state, back, -1);
      for (const { id } of back) decide(state, id, { isAdded: false });
      state.wentIn = state.wentIn.filter(({ id }) => !ids.includes(id));
    },
  },
});

export const {
  sheetRestored,
  linesGiven,
  linesReported,
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
