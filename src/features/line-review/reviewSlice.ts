import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { Language } from '#domain/languages';

import { nextOrder } from './nextOrder';
import type { ReviewLine } from './reviewLine';

/** What a person decided about a line; what is absent is as the server proposed it. */
export interface Decision {
  /** The code in place of the one given. */
  code?: string;
  /** Ship packs. */
  packs?: number;
  isTicked?: boolean;
  isRemoved?: boolean;
  /** It went into the cart. */
  isAdded?: boolean;
}
export type Decisions = Record<number, Decision>;

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

export interface ReviewState {
  lines: ReviewLine[];
  /** Ids as they are shown: what needs a look comes first, and nothing moves afterwards. */
  order: number[];
  decisions: Decisions;
  sending: Sending | null;
  /** The last addition, as long as it can be taken back. */
  wentIn: WentIn[];
}

export const emptyReview: ReviewState = {
  lines: [],
  order: [],
  decisions: {},
  sending: null,
  wentIn: [],
};

const decide = ({ decisions }: ReviewState, id: number, decision: Decision) => {
  decisions[id] = { ...decisions[id], ...decision };
};

/** The cart holds more, or less again, of what other lines ask for too. */
function countInCart({ lines }: ReviewState, wentIn: readonly WentIn[], sign: 1 | -1) {
  const packs = new Map<string, number>();
  for (const { productId, packs: more } of wentIn) {
    packs.set(productId, (packs.get(productId) ?? 0) + more);
  }
  for (const line of lines) {
    const more = line.product && packs.get(line.product.id);
    if (more) line.inCart += more * sign;
  }
}

/** The state of one review; it lives as long as its screen and is kept beside it. */
export const reviewSlice = createSlice({
  name: 'review',
  initialState: emptyReview,
  reducers: {
    /** What was decided before a reload; the lines follow once the server has reported anew. */
    reviewRestored: (
      _state,
      { payload }: PayloadAction<Pick<ReviewState, 'decisions' | 'sending'>>,
    ): ReviewState => ({ ...emptyReview, ...payload }),
    /** A report on everything; a line whose code was corrected meanwhile keeps its own. */
    linesReported: (state, { payload }: PayloadAction<ReviewLine[]>) => {
      const { lines, decisions } = state;
      const isSameList = lines.length === payload.length;
      state.lines = payload.map((line) => {
        const corrected = decisions[line.id]?.code;
        if (corrected === undefined || corrected === line.code) return line;
        const known = lines[line.id];
        if (isSameList && known) return known;
        delete decisions[line.id]?.code;
        return line;
      });
      if (!isSameList) state.order = nextOrder(state.lines, decisions);
    },
    codeCorrected: (state, { payload }: PayloadAction<ReviewLine>) => {
      state.lines[payload.id] = payload;
      state.decisions[payload.id] = { code: payload.code };
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
    lineRemoved: (state, { payload: id }: PayloadAction<number>) =>
      decide(state, id, { isRemoved: true }),
    lineRestored: (state, { payload: id }: PayloadAction<number>) =>
      decide(state, id, { isRemoved: false }),
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
    reviewDropped: () => emptyReview,
  },
});

export const {
  reviewRestored,
  linesReported,
  codeCorrected,
  quantitySet,
  lineTicked,
  linesTicked,
  lineRemoved,
  lineRestored,
  sendingBegan,
  sendingRefused,
  linesAdded,
  linesTakenBack,
  reviewDropped,
} = reviewSlice.actions;
