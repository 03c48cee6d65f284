import { nanoid, type SerializedError } from '@reduxjs/toolkit';
import { useRef, useState } from 'react';

import type { LinesReport } from '#contract/lines';

import type { CallError } from '../../api/baseQuery';
import { noticeGiven } from '../../slices/notices';
import { useAppDispatch } from '../../store/hooks';
import { useMarket } from '../../store/useMarket';

import { settle } from './settle';
import { isChosen, packsOf } from './standing';
import type { OpenSheet } from './useWorksheet';
import {
  linesAdded,
  sendingBegan,
  sendingRefused,
  type Chosen,
  type WorksheetState,
  type Sending,
} from './worksheetSlice';

export type Failure = CallError | SerializedError;

/** Puts lines into the cart; the same `Sending` twice must add once. */
export type SendLines = (sending: Sending) => Promise<{ data?: LinesReport; error?: Failure }>;

/** The server has looked at it and said no; otherwise nobody knows what became of it. */
const isRefusal = (error: Failure): boolean =>
  'status' in error &&
  typeof error.status === 'number' &&
  error.status < 500 &&
  error.status !== 409;

const isUntouched = ({ decisions, isPartial }: WorksheetState): boolean =>
  !isPartial && Object.keys(decisions).length === 0;

const chosenOf = ({ lines, order, decisions }: WorksheetState): Chosen[] =>
  order.flatMap((id) => {
    const line = lines[id];
    const decision = decisions[id];
    if (!line?.product || !isChosen(line, decision)) return [];
    const { scans, scanItems } = line.given;
    const isInPacks = line.lookedUpAs.endsWith('/packs/');
    return [
      {
        id,
        code: line.product.id,
        item: packsOf(line, decision),
        ...(scans && { scans }),
        ...(scanItems && isInPacks && { scanItems }),
      },
    ];
  });

/** Adds the chosen lines; a request without an answer is kept, and only repeated as it was. */
export function useAddLines({ state, dispatch }: OpenSheet, send: SendLines) {
  const notify = useAppDispatch();
  const { lang } = useMarket();
  const [isAdding, setIsAdding] = useState(false);
  const [failure, setFailure] = useState<Failure | undefined>();
  const isRunning = useRef(false);

  const add = async () => {
    const chosen = chosenOf(state);
    if (isRunning.current || (!state.sending && chosen.length === 0)) return;
    isRunning.current = true;
    setIsAdding(true);
    const sending = state.sending ?? { key: nanoid(), chosen, isWhole: isUntouched(state), lang };
    dispatch(sendingBegan(sending));
    const { data, error } = await send(sending);
    isRunning.current = false;
    setIsAdding(false);
    setFailure(error);

    if (data) {
      const settled = settle(sending.chosen, data);
      dispatch(linesAdded(settled));
      const wentIn = settled.wentIn.length > 0;
      notify(
        noticeGiven({
          kind: wentIn ? 'success' : 'error',
          message: { key: wentIn ? 'cart.added' : 'cart.addFailed' },
        }),
      );
    } else if (error && isRefusal(error)) dispatch(sendingRefused());
  };

  return { add, isAdding, failure, isUnanswered: state.sending !== null && !isAdding };
}

export type AddingLines = ReturnType<typeof useAddLines>;
