import { createAction, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';

import type { CallError } from '../../api/callError';
import type { Said } from '../../i18n/messages/en';
import { sessionEnded } from '../events';
import { rootReducer } from '../rootReducer';

import { change, step, whole, wholeStep, type OfSheet, type Sheets } from './changes';
import { withGiven } from './giveLines';
import { withRedone, withUndone } from './history';
import { withAdded, withLinesUndone } from './inCart';
import { withReports } from './reportLines';
import type { Settled } from './settle';
import {
  emptySheet,
  type Counting,
  type Decision,
  type Place,
  type Sending,
  type Sheet,
} from './sheet';
import type { LineAnswer, SheetLine, SourceLine } from './sheetLine';
import { withStored, type StoredSheet } from './storedSheet';
import { countRepeated, withSums } from './sumUp';

interface OfLine extends OfSheet {
  id: number;
}
interface GivenLines extends OfSheet {
  lines: readonly SourceLine[];
  /** What a person calls it; empty for typed lines. */
  source: string;
  place?: Place | undefined;
}

const decide = ({ decisions }: Sheet, id: number, decision: Decision) => {
  decisions[id] = { ...decisions[id], ...decision };
};

/** What another tab has made of the sheet goes on here; `thisTabTaken` is the other choice. */
export const otherTabTaken = createAction<OfSheet>('worksheets/otherTabTaken');

/**
 * The worksheets that are open, by the name under which each is stored. What a person does can be
 * undone and redone; what the server says cannot, and what is in the cart has its own way out.
 */
const slice = createSlice({
  name: 'worksheets',
  initialState: {} as Sheets,
  reducers: {
    sheetOpened: (sheets: Sheets, { payload }: PayloadAction<OfSheet>) => {
      sheets[payload.sheet] = emptySheet;
    },
    sheetClosed: (sheets, { payload }: PayloadAction<OfSheet>) => {
      delete sheets[payload.sheet];
    },
    /** It is closed for good: nothing of it is stored. */
    sheetPutAway: (sheets, { payload }: PayloadAction<OfSheet>) => {
      delete sheets[payload.sheet];
    },
    sheetRestored: whole<OfSheet & { stored: StoredSheet | undefined }>((sheet, { stored }) =>
      withStored(sheet, stored),
    ),
    /** Another tab has gone on with it. */
    sheetOutdated: change<OfSheet>((sheet) => {
      sheet.isOutdated = true;
    }),
    thisTabTaken: change<OfSheet>((sheet) => {
      sheet.isOutdated = false;
    }),
    countingChosen: change<OfSheet & { counting: Counting }>((sheet, { counting }) => {
      sheet.counting = counting;
    }),

    linesGiven: wholeStep<GivenLines>(
      ({ lines, source }) => ({ what: 'given', source, count: lines.length }),
      withGiven,
    ),
    /** The server's word on lines, and in which language and way of counting it was asked. */
    linesReported: whole<OfSheet & { answers: readonly LineAnswer[]; as: string }>(
      (sheet, report) => ({ ...withReports(sheet, report), checkFailure: undefined }),
    ),
    checkFailed: change<OfSheet & { failure: CallError }>((sheet, { failure }) => {
      sheet.checkFailure = failure;
    }),
    checkRepeated: change<OfSheet>((sheet) => {
      sheet.checkFailure = undefined;
    }),

    /** Another code than the one given; what the server proposes for it counts again. */
    codeChanged: step<OfLine & { code: string }>(
      ({ id }) => ({ what: 'code', id }),
      ({ lines, decisions }, { id, code }) => {
        const packs = lines[id]?.given.quantity === null && decisions[id]?.packs;
        decisions[id] = packs ? { code, packs } : { code };
      },
    ),
    quantitySet: step<OfLine & { packs: number }>(
      ({ id }) => ({ what: 'quantity', id }),
      (sheet, { id, packs }) =>
        decide(sheet, id, packs > 0 ? { packs, isTicked: true } : { isTicked: false }),
    ),
    /** Ship packs of several lines, by their ids. */
    quantitiesSet: step<OfSheet & { packs: Readonly<Record<number, number>> }>(
      ({ packs }) => ({ what: 'quantities', count: Object.keys(packs).length }),
      (sheet, { packs }) => {
        for (const [id, count] of Object.entries(packs)) {
          decide(
            sheet,
            Number(id),
            count > 0 ? { packs: count, isTicked: true } : { isTicked: false },
          );
        }
      },
    ),
    /** One line alone: whoever ticks it means what stands there. */
    lineTicked: step<OfLine & { isTicked: boolean; packs: number }>(
      () => ({ what: 'ticked', count: 1 }),
      (sheet, { id, isTicked, packs }) =>
        decide(sheet, id, isTicked ? { isTicked, packs, meant: packs } : { isTicked }),
    ),
    linesTicked: wholeStep<OfSheet & { ids: readonly number[]; isTicked: boolean }>(
      ({ ids }) => ({ what: 'ticked', count: ids.length }),
      (sheet, { ids, isTicked }) => {
        const decisions = { ...sheet.decisions };
        for (const id of ids) decisions[id] = { ...decisions[id], isTicked };
        return { ...sheet, decisions };
      },
    ),
    lineRemoved: wholeStep<OfLine>(
      ({ id }) => ({ what: 'removed', id }),
      (sheet, { id }) => ({
        ...sheet,
        order: sheet.order.filter((one) => one !== id),
        isPartial: true,
      }),
    ),
    /** Several lines of one product become one. */
    linesSummed: wholeStep<OfSheet>(
      (_summed, before) => ({ what: 'summed', count: countRepeated(before) }),
      withSums,
    ),
    sheetCleared: wholeStep<OfSheet>(
      (_cleared, { order }) => ({ what: 'cleared', count: order.length }),
      (sheet) => ({ ...sheet, order: [], isPartial: true }),
    ),
    stepUndone: whole<OfSheet>(withUndone),
    stepRedone: whole<OfSheet>(withRedone),

    sendingBegan: change<OfSheet & { sending: Sending }>((sheet, { sending }) => {
      sheet.sending = sending;
      sheet.refused = null;
    }),
    /** Nothing went in, and all of it can be changed again. */
    sendingFailed: change<OfSheet & { reason: Said | undefined }>((sheet, { reason }) => {
      sheet.refused = sheet.sending && { sending: sheet.sending, reason };
      sheet.sending = null;
    }),
    linesWentIn: whole<OfSheet & Settled>(withAdded),
    /** Lines of the last addition are being taken out of the cart, by the keys of the intents. */
    undoingBegan: change<OfSheet & Pick<Sheet, 'undoing'>>((sheet, { undoing }) => {
      sheet.undoing = undoing;
    }),
    undoingEnded: change<OfSheet & { key: string }>((sheet, { key }) => {
      delete sheet.undoing[key];
    }),
    linesUndone: whole<OfSheet & { ids: readonly number[] }>((sheet, { ids }) =>
      withLinesUndone(sheet, ids),
    ),
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => ({}));
  },
  selectors: {
    selectSheet: (sheets, name: string): Sheet => sheets[name] ?? emptySheet,
    selectLine: (sheets, name: string, id: number): SheetLine | undefined =>
      sheets[name]?.lines[id],
    selectDecision: (sheets, name: string, id: number): Decision | undefined =>
      sheets[name]?.decisions[id],
    /** Lines went in, and nothing is left to do. */
    selectIsDone: (sheets, name: string): boolean => {
      const { added, order } = sheets[name] ?? emptySheet;
      return added > 0 && order.length === 0;
    },
  },
});

declare module '../rootReducer' {
  interface LazySlices extends WithSlice<typeof slice> {}
}
export const worksheetsSlice = slice.injectInto(rootReducer);

export const {
  sheetOpened,
  sheetClosed,
  sheetPutAway,
  sheetRestored,
  sheetOutdated,
  thisTabTaken,
  countingChosen,
  linesGiven,
  linesReported,
  checkFailed,
  checkRepeated,
  codeChanged,
  quantitySet,
  quantitiesSet,
  lineTicked,
  linesTicked,
  lineRemoved,
  linesSummed,
  sheetCleared,
  stepUndone,
  stepRedone,
  sendingBegan,
  sendingFailed,
  linesWentIn,
  undoingBegan,
  undoingEnded,
  linesUndone,
} = slice.actions;
export const { selectSheet, selectLine, selectDecision, selectIsDone } = worksheetsSlice.selectors;
