import { createAction, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';

import type { CallError } from '../../api/callError';
import type { MessageOrText } from '../../i18n/messages/en';
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
  /** Name of the source as the user knows it; empty for typed lines. */
  source: string;
  place?: Place | undefined;
}

const decide = ({ decisions }: Sheet, id: number, decision: Decision) => {
  decisions[id] = { ...decisions[id], ...decision };
};

/** Adopts the other tab's version of the sheet; `thisTabTaken` is the alternative. */
export const otherTabTaken = createAction<OfSheet>('worksheets/otherTabTaken');

/**
 * The open worksheets, by the name under which each is stored. The user's actions can be undone and
 * redone, the server's results cannot; additions to the cart are undone separately.
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
    /** Closes the sheet for good: nothing of it stays stored. */
    sheetDiscarded: (sheets, { payload }: PayloadAction<OfSheet>) => {
      delete sheets[payload.sheet];
    },
    sheetRestored: whole<OfSheet & { stored: StoredSheet | undefined }>((sheet, { stored }) =>
      withStored(sheet, stored),
    ),
    /** Another tab has changed the sheet. */
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
    /** The server's results for lines, and the language and counting mode they apply to. */
    linesReported: whole<OfSheet & { answers: readonly LineAnswer[]; as: string }>(
      (sheet, report) => ({ ...withReports(sheet, report), checkFailure: undefined }),
    ),
    checkFailed: change<OfSheet & { failure: CallError }>((sheet, { failure }) => {
      sheet.checkFailure = failure;
    }),
    checkRepeated: change<OfSheet>((sheet) => {
      sheet.checkFailure = undefined;
    }),

    /** Replaces the code of a line; the server's proposal for the new code applies again. */
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
    /** Ticks a single line, which confirms its quantity. */
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
    /** Merges lines of the same product. */
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
    /** Nothing went in, and all lines can be edited again. */
    sendingFailed: change<OfSheet & { reason: MessageOrText | undefined }>((sheet, { reason }) => {
      sheet.refused = sheet.sending && { sending: sheet.sending, reason };
      sheet.sending = null;
    }),
    linesWentIn: whole<OfSheet & Settled>(withAdded),
    /** Lines of the last addition are being removed from the cart, by the keys of the intents. */
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
    /** Whether lines went in and none are left. */
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
  sheetDiscarded,
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
