import { createAction, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';

import type { Counting } from '#domain/quantity';

import type { CallError } from '../../api/callError';
import type { MessageOrText } from '../../i18n/messages/en';
import { sessionEnded } from '../events';
import { rootReducer } from '../rootReducer';

import {
  change,
  undoableChange,
  replacement,
  undoableReplacement,
  type SheetPayload,
  type Sheets,
} from './changes';
import { withRedone, withUndone } from './history';
import { withoutAddedLines, withLinesUndone } from './inCart';
import type { Settled } from './settleLines';
import { emptySheet, type Decision, type InsertPosition, type Sending, type Sheet } from './sheet';
import type { LineResult, SheetLine, SourceLine } from './sheetLine';
import { withLateStored, withStored, type StoredSheet } from './storedSheet';
import { countRepeated, withSums } from './sumUp';
import { withNewLines } from './withNewLines';
import { withReports } from './withReports';

interface LinePayload extends SheetPayload {
  id: number;
}
interface InsertedLines extends SheetPayload {
  lines: readonly SourceLine[];
  /** Name of the source as the user knows it; empty for typed lines. */
  source: string;
  place?: InsertPosition | undefined;
  /** Whether these are the list that the sheet is for, which its stored version has, too. */
  isOwn?: boolean;
}

const decide = ({ decisions }: Sheet, id: number, decision: Decision) => {
  decisions[id] = { ...decisions[id], ...decision };
};

/** Adopts the other tab's version of the sheet; `thisTabChosen` is the alternative. */
export const otherTabChosen = createAction<SheetPayload>('worksheets/otherTabChosen');

/**
 * The open worksheets, by the name under which each is stored. The user's actions can be undone and
 * redone, the server's results cannot; additions to the cart are undone separately.
 */
const slice = createSlice({
  name: 'worksheets',
  initialState: {} as Sheets,
  reducers: {
    sheetOpened: (sheets: Sheets, { payload }: PayloadAction<SheetPayload>) => {
      sheets[payload.sheet] = emptySheet;
    },
    sheetClosed: (sheets, { payload }: PayloadAction<SheetPayload>) => {
      delete sheets[payload.sheet];
    },
    /** Closes the sheet for good: nothing of it stays stored. */
    sheetDiscarded: (sheets, { payload }: PayloadAction<SheetPayload>) => {
      delete sheets[payload.sheet];
    },
    sheetRestored: replacement<SheetPayload & { stored: StoredSheet | undefined }>(
      (sheet, { stored }) => withStored(sheet, stored),
    ),
    /** The browser's storage has answered after the sheet was opened without it. */
    sheetRestoredLate: replacement<SheetPayload & { stored: StoredSheet }>((sheet, { stored }) =>
      withLateStored(sheet, stored),
    ),
    /** Another tab has changed the sheet. */
    sheetOutdated: change<SheetPayload>((sheet) => {
      sheet.isOutdated = true;
    }),
    thisTabChosen: change<SheetPayload>((sheet) => {
      sheet.isOutdated = false;
    }),
    countingChosen: change<SheetPayload & { counting: Counting }>((sheet, { counting }) => {
      sheet.counting = counting;
    }),

    linesInserted: undoableReplacement<InsertedLines>(
      ({ lines, source }) => ({ what: 'given', source, count: lines.length }),
      withNewLines,
    ),
    /** The server's results for lines, and the language and counting mode they apply to. */
    linesReported: replacement<SheetPayload & { answers: readonly LineResult[]; as: string }>(
      (sheet, report) => ({ ...withReports(sheet, report), checkFailure: undefined }),
    ),
    checkFailed: change<SheetPayload & { failure: CallError }>((sheet, { failure }) => {
      sheet.checkFailure = failure;
    }),
    checkRepeated: change<SheetPayload>((sheet) => {
      sheet.checkFailure = undefined;
    }),

    /** Replaces the code of a line; the server's proposal for the new code applies again. */
    codeChanged: undoableChange<LinePayload & { code: string }>(
      ({ id }) => ({ what: 'code', id }),
      ({ lines, decisions }, { id, code }) => {
        const packs = lines[id]?.original.quantity === null && decisions[id]?.packs;
        decisions[id] = packs ? { code, packs } : { code };
      },
    ),
    /** Each visit to the line's box is one entry. */
    quantitySet: undoableChange<LinePayload & { packs: number; entry?: string }>(
      ({ id, entry }) => ({ what: 'quantity', id, entry }),
      (sheet, { id, packs }) =>
        decide(sheet, id, packs > 0 ? { packs, isTicked: true } : { isTicked: false }),
    ),
    /** Ship packs of several lines, by their ids. */
    quantitiesSet: undoableChange<SheetPayload & { packs: Readonly<Record<number, number>> }>(
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
    lineTicked: undoableChange<LinePayload & { isTicked: boolean; packs: number }>(
      () => ({ what: 'ticked', count: 1 }),
      (sheet, { id, isTicked, packs }) =>
        decide(sheet, id, isTicked ? { isTicked, packs, meant: packs } : { isTicked }),
    ),
    linesTicked: undoableReplacement<SheetPayload & { ids: readonly number[]; isTicked: boolean }>(
      ({ ids }) => ({ what: 'ticked', count: ids.length }),
      (sheet, { ids, isTicked }) => {
        const decisions = { ...sheet.decisions };
        for (const id of ids) decisions[id] = { ...decisions[id], isTicked };
        return { ...sheet, decisions };
      },
    ),
    lineRemoved: undoableReplacement<LinePayload>(
      ({ id }) => ({ what: 'removed', id }),
      (sheet, { id }) => ({
        ...sheet,
        order: sheet.order.filter((one) => one !== id),
        isPartial: true,
      }),
    ),
    /** Merges lines of the same product. */
    linesSummed: undoableReplacement<SheetPayload>(
      (_summed, before) => ({ what: 'summed', count: countRepeated(before) }),
      withSums,
    ),
    sheetCleared: undoableReplacement<SheetPayload>(
      (_cleared, { order }) => ({ what: 'cleared', count: order.length }),
      (sheet) => ({ ...sheet, order: [], isPartial: true }),
    ),
    stepUndone: replacement<SheetPayload>(withUndone),
    stepRedone: replacement<SheetPayload>(withRedone),

    sendingBegan: change<SheetPayload & { sending: Sending }>((sheet, { sending }) => {
      sheet.sending = sending;
      sheet.refused = null;
    }),
    /** Nothing went in, and all lines can be edited again. */
    sendingFailed: change<SheetPayload & { reason: MessageOrText | undefined }>(
      (sheet, { reason }) => {
        sheet.refused = sheet.sending && { sending: sheet.sending, reason };
        sheet.sending = null;
      },
    ),
    linesSettled: replacement<SheetPayload & Settled>(withoutAddedLines),
    /** Lines of the last addition are being removed from the cart, by the keys of the intents. */
    undoingBegan: change<SheetPayload & Pick<Sheet, 'undoing'>>((sheet, { undoing }) => {
      sheet.undoing = undoing;
    }),
    undoingEnded: change<SheetPayload & { key: string }>((sheet, { key }) => {
      delete sheet.undoing[key];
    }),
    linesUndone: replacement<SheetPayload & { ids: readonly number[] }>((sheet, { ids }) =>
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
  sheetRestoredLate,
  sheetOutdated,
  thisTabChosen,
  countingChosen,
  linesInserted,
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
  linesSettled,
  undoingBegan,
  undoingEnded,
  linesUndone,
} = slice.actions;
export const { selectSheet, selectLine, selectDecision, selectIsDone } = worksheetsSlice.selectors;
