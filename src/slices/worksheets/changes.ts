import { original, type Draft, type PayloadAction } from '@reduxjs/toolkit';

import { withStep } from './history';
import { emptySheet, type Sheet, type Step } from './sheet';

/** The open worksheets, by name. */
export type Sheets = Record<string, Sheet>;

/** Every event names its sheet; events for a sheet that is closed are ignored. */
export interface SheetPayload {
  sheet: string;
}

type Change<Payload> = (sheet: Sheet, payload: Payload) => void;
type Replacement<Payload> = (sheet: Sheet, payload: Payload) => Sheet;
type StepOf<Payload> = (payload: Payload, before: Sheet) => Step;

const before = (sheet: Sheet): Sheet => original(sheet as Draft<Sheet>) ?? emptySheet;

/** A small change to one sheet. */
export const change =
  <Payload extends SheetPayload>(make: Change<Payload>) =>
  (sheets: Sheets, { payload }: PayloadAction<Payload>) => {
    const sheet = sheets[payload.sheet];
    if (sheet) make(sheet, payload);
  };

/** A small change that can be undone. */
export const undoableChange = <Payload extends SheetPayload>(
  stepOf: StepOf<Payload>,
  make: Change<Payload>,
) =>
  change<Payload>((sheet, payload) => {
    make(sheet, payload);
    Object.assign(sheet, withStep(before(sheet), stepOf(payload, before(sheet))));
  });

/**
 * A change to many lines: the sheet is replaced as a whole, so that no line is copied or frozen.
 */
export const replacement =
  <Payload extends SheetPayload>(make: Replacement<Payload>) =>
  (sheets: Sheets, { payload }: PayloadAction<Payload>) => {
    const sheet = sheets[payload.sheet];
    if (sheet) sheets[payload.sheet] = make(before(sheet), payload);
  };

/** The same, for changes that can be undone; a change without effect is not a step. */
export const undoableReplacement = <Payload extends SheetPayload>(
  stepOf: StepOf<Payload>,
  make: Replacement<Payload>,
) =>
  replacement<Payload>((sheet, payload) => {
    const after = make(sheet, payload);
    return after === sheet ? sheet : { ...after, ...withStep(sheet, stepOf(payload, sheet)) };
  });
