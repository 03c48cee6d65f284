import type { UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useEffectEvent, useRef, useState, type Dispatch } from 'react';

import { MAX_UPLOAD_LINES } from '#domain/lines';
import { MAX_ITEM } from '#domain/quantity';

import type { CallError } from '../../api/baseQuery';
import { opticonApi } from '../../api/opticon';
import { useAppDispatch } from '../../store/hooks';
import { useCustomer } from '../../store/useMarket';

import { askedLine } from './askedLine';
import { nextTask } from './nextTask';
import type { SheetLine } from './sheetLine';
import { codeOf } from './standing';
import { useCanCheck } from './useCanCheck';
import { linesReported, type Counting, type WorksheetState } from './worksheetSlice';

const { uploadScans } = opticonApi.endpoints;
/** Ten thousand reports need not stand in the store as well. */
const UNTRACKED = { track: false };
/** Lines from which on an answer is worth a task of its own. */
const LONG = 500;

/** A line without a quantity is asked about for its product alone. */
const itemOf = ({ given: { quantity } }: SheetLine) =>
  Math.max(-MAX_ITEM, Math.min(quantity ?? 1, MAX_ITEM));

interface ToCheck {
  state: WorksheetState;
  dispatch: Dispatch<UnknownAction>;
  waiting: readonly number[];
  counting: Counting;
  /** Language and counting in one word: a report is worth as much as it stands for the same. */
  lookedUpAs: string;
  /** Nothing is on its way that would make it ask in vain. */
  isReady: boolean;
}

/** Asks the server about every line that it has not seen as it stands, all of them in one call. */
export function useChecking({ state, dispatch, waiting, counting, lookedUpAs, isReady }: ToCheck) {
  const { user_id, country, lang } = useCustomer();
  const { canCheck, error: cannotTell, refetch } = useCanCheck();
  const ask = useAppDispatch();
  const [error, setError] = useState<CallError>();
  const [attempt, setAttempt] = useState(1);
  const asked = useRef(new Map<number, string>());

  const check = useEffectEvent(async () => {
    const questions = waiting.flatMap((id) => {
      const line = state.lines[id];
      const code = line && codeOf(line, state.decisions[id]);
      if (!code || asked.current.get(id) === lookedUpAs + code) return [];
      return [{ id, code, asked: askedLine({ ...line.given, code, item: itemOf(line) }) }];
    });
    const now = questions.slice(0, MAX_UPLOAD_LINES);
    if (now.length === 0) return;
    for (const { id, code } of now) asked.current.set(id, lookedUpAs + code);

    if (!canCheck) {
      const answers = now.map(({ id, code }) => ({ id, code, report: null }));
      dispatch(linesReported({ answers, as: lookedUpAs }));
      return;
    }
    const products = now.map((question) => question.asked);
    const query = { user_id, country, lang, products, check: true };
    const { data, error: failure } = await ask(
      uploadScans.initiate(counting === 'units' ? { ...query, counting } : query, UNTRACKED),
    );
    setError(failure as CallError | undefined);
    if (!data) return;
    for (const { id, code } of now) {
      if (asked.current.get(id) === lookedUpAs + code) asked.current.delete(id);
    }
    if (now.length > LONG) await nextTask();
    const answers = now.flatMap(({ id, code }, at) => {
      const report = data.lines[at];
      return report ? [{ id, code, report }] : [];
    });
    dispatch(linesReported({ answers, as: lookedUpAs }));
  });

  // A line is looked up as soon as it stands there; nobody presses a button for it.
  useEffect(() => {
    if (isReady && canCheck !== undefined && waiting.length > 0) void check();
  }, [isReady, canCheck, waiting, attempt]);

  const retry = () => {
    setError(undefined);
    if (cannotTell) void refetch();
    asked.current.clear();
    setAttempt(attempt + 1);
  };
  return { error: cannotTell ?? error, retry };
}

export type Checking = ReturnType<typeof useChecking>;
