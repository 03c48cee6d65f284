import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit';

import { MAX_UPLOAD_LINES } from '#domain/lines';
import { MAX_ITEM } from '#domain/quantity';

import type { CallError } from '../../api/callError';
import { featuresApi } from '../../api/features';
import { opticonApi } from '../../api/opticon';
import { isNotFound } from '../../api/reasonOf';
import { selectIsConnectionLost } from '../../slices/connection';
import { selectLanguage } from '../../slices/language';
import { codeOf } from '../../slices/worksheets/lineStatus';
import { requestLine } from '../../slices/worksheets/requestLine';
import type { Sheet } from '../../slices/worksheets/sheet';
import type { SheetLine } from '../../slices/worksheets/sheetLine';
import { summaryOf } from '../../slices/worksheets/summary';
import {
  checkFailed,
  checkRepeated,
  codeChanged,
  countingChosen,
  linesInserted,
  linesReported,
  linesUndone,
  selectSheet,
  sheetRestored,
  sheetRestoredLate,
  stepRedone,
  stepUndone,
  type sheetOpened,
} from '../../slices/worksheets/worksheets';
import { callerOf } from '../callerOf';
import type { RootState } from '../hooks';
import { selectLookUpKey } from '../lookUpKey';

import type { ListenerApi } from './listen';
import { isEndOf } from './sheetEnd';

const { listFeatures } = featuresApi.endpoints;
const { uploadScans } = opticonApi.endpoints;
/** Ten thousand reports need not be in the store twice. */
const UNTRACKED = { track: false };
/** Number of lines from which a response is processed in a separate task. */
const LONG_RESPONSE_LINES = 500;

/** Events that may leave lines to be looked up; a change of quantity does not. */
const mayLeaveWaiting = isAnyOf(
  sheetRestored,
  sheetRestoredLate,
  countingChosen,
  linesInserted,
  linesReported,
  codeChanged,
  stepUndone,
  stepRedone,
  linesUndone,
  checkRepeated,
);

/** A look-up that has failed is repeated once the server can be reached again. */
const isRepeatDue = (sheet: string, now: RootState, before: RootState): boolean =>
  selectIsConnectionLost(before) &&
  !selectIsConnectionLost(now) &&
  selectSheet(now, sheet).checkFailure !== undefined;

const mayNeedCheck =
  (sheet: string) =>
  (action: UnknownAction, now: RootState, before: RootState): boolean =>
    (mayLeaveWaiting(action) && action.payload.sheet === sheet) ||
    isRepeatDue(sheet, now, before) ||
    isAnyOf(listFeatures.matchFulfilled, listFeatures.matchRejected)(action) ||
    selectLanguage(now) !== selectLanguage(before);

/**
 * Looks up every line of an open sheet that the server has not seen in its current state, all in
 * one call.
 */
export async function checkSheet(
  { payload: { sheet } }: ReturnType<typeof sheetOpened>,
  listener: ListenerApi,
) {
  const { dispatch, getState, take, delay } = listener;
  const over = take(isEndOf(sheet));
  const codes: CheckedCodes = { pending: new Map(), failed: new Map() };
  const ability = dispatch(listFeatures.initiate());
  for (;;) {
    const result = await Promise.race([over, take(mayNeedCheck(sheet))]);
    if (!result || isEndOf(sheet)(result[0])) break;
    const [action, now, before] = result;
    if (isRepeatDue(sheet, now, before)) codes.failed.clear();
    if (checkRepeated.match(action) && listFeatures.select()(getState()).isError)
      void ability.refetch();
    // Batches events of the same task into one call, after the rows have rendered.
    await delay(0);
    check(sheet, codes, listener);
  }
  ability.unsubscribe();
}

/** Codes whose look-up is in flight, and those whose look-up has failed, by line. */
interface CheckedCodes {
  pending: Map<number, string>;
  failed: Map<number, string>;
}

interface LookUp {
  id: number;
  code: string;
  line: ReturnType<typeof requestLine>;
}

/** A line without a quantity is looked up only for its product. */
const itemOf = ({ original: { quantity } }: SheetLine) =>
  Math.max(-MAX_ITEM, Math.min(quantity ?? 1, MAX_ITEM));

function lookUpsOf({ lines, decisions }: Sheet, waiting: readonly number[]): LookUp[] {
  return waiting.flatMap((id) => {
    const line = lines[id];
    const code = line && codeOf(line, decisions[id]);
    if (!code) return [];
    return [{ id, code, line: requestLine({ ...line.original, code, item: itemOf(line) }) }];
  });
}

function check(sheet: string, codes: CheckedCodes, listener: ListenerApi) {
  const { pending, failed } = codes;
  const { dispatch, getState } = listener;
  const state = getState();
  const open = selectSheet(state, sheet);
  if (!open.isRestored || open.counting === null) return;
  // Without a failure on the screen no line may be left out, or it would wait for ever.
  if (!open.checkFailure) failed.clear();
  const as = selectLookUpKey(state, sheet);
  const lookUps = lookUpsOf(open, summaryOf(open, as).waiting).filter(
    ({ id, code }) => ![pending.get(id), failed.get(id)].includes(as + code),
  );
  if (lookUps.length === 0) return;

  const { data: features, error, isError } = listFeatures.select()(state);
  const cannotCheck = features ? !features.includes('check') : isError && isNotFound(error);
  if (cannotCheck) {
    const answers = lookUps.map(({ id, code }) => ({ id, code, report: null }));
    dispatch(linesReported({ sheet, answers, as }));
  } else if (features) void lookUpLines(sheet, lookUps.slice(0, MAX_UPLOAD_LINES), codes, listener);
  else if (isError) dispatch(checkFailed({ sheet, failure: error as CallError }));
}

async function lookUpLines(
  sheet: string,
  lookUps: readonly LookUp[],
  { pending, failed }: CheckedCodes,
  { dispatch, getState, signal }: ListenerApi,
) {
  const state = getState();
  const as = selectLookUpKey(state, sheet);
  for (const { id, code } of lookUps) pending.set(id, as + code);
  const query = { ...callerOf(state), products: lookUps.map(({ line }) => line), check: true };
  const isUnits = selectSheet(state, sheet).counting === 'units';
  const { data, error } = await dispatch(
    uploadScans.initiate(isUnits ? { ...query, counting: 'units' } : query, UNTRACKED),
  );
  if (data && lookUps.length > LONG_RESPONSE_LINES)
    await new Promise((resolve) => setTimeout(resolve));
  if (signal.aborted) return;
  for (const { id, code } of lookUps) {
    if (pending.get(id) === as + code) pending.delete(id);
  }
  if (!data) {
    for (const { id, code } of lookUps) failed.set(id, as + code);
    dispatch(checkFailed({ sheet, failure: error as CallError }));
    return;
  }
  const answers = lookUps.flatMap(({ id, code }, at) => {
    const report = data.lines[at];
    return report ? [{ id, code, report }] : [];
  });
  dispatch(linesReported({ sheet, answers, as }));
}
