import { original, type Draft, type PayloadAction } from '@reduxjs/toolkit';

import { withStep } from './history';
import { emptySheet, type Sheet, type Step } from './sheet';

/** The worksheets that are open, by name. */
export type Sheets = Record<string, Sheet>;

/** Every event names its sheet; one that is not open any more stays as it is. */
export interface OfSheet {
  sheet: string;
}

type Change<Payload> = (sheet: Sheet, payload: Payload) => void;
type Whole<Payload> = (sheet: Sheet, payload: Payload) => Sheet;
type StepOf<Payload> = (payload: Payload, before: Sheet) => Step;

const before = (sheet: Sheet): Sheet => original(sheet as Draft<Sheet>) ?? emptySheet;

/** A small change of one sheet. */
export const change =
  <Payload extends OfSheet>(make: Change<Payload>) =>
  (sheets: Sheets, { payload }: PayloadAction<Payload>) => {
    const sheet = sheets[payload.sheet];
    if (sheet) make(sheet, payload);
  };

/** A small change that a person can undo. */
export const step = <Payload extends OfSheet>(stepOf: StepOf<Payload>, make: Change<Payload>) =>
  change<Payload>((sheet, payload) => {
    make(sheet, payload);
    Object.assign(sheet, withStep(before(sheet), stepOf(payload, before(sheet))));
  });

/** Many lines at once: the sheet is handed on whole, and no line of it is copied or frozen. */
export const whole =
  <Payload extends OfSheet>(make: Whole<Payload>) =>
  (sheets: Sheets, { payload }: PayloadAction<Payload>) => {
    const sheet = sheets[payload.sheet];
    if (sheet) sheets[payload.sheet] = make(before(sheet), payload);
  };

/** The same, where a person can undo it; what changes nothing is no step. */
export const wholeStep = <Payload extends OfSheet>(stepOf: StepOf<Payload>, make: Whole<Payload>) =>
  whole<Payload>((sheet, payload) => {
    const after = make(sheet, payload);
    return after === sheet ? sheet : { ...after, ...withStep(sheet, stepOf(payload, sheet)) };
  });
