import { nanoid } from '@reduxjs/toolkit';

import type { LinesReport } from '#contract/lines';

import { selectLanguage } from '../../../slices/language';
import { noticeGiven } from '../../../slices/notices';
import { settle } from '../../../slices/worksheets/settle';
import type { Chosen, Failure, Sending, Sheet } from '../../../slices/worksheets/sheet';
import { isChosen, packsOf } from '../../../slices/worksheets/standing';
import {
  linesWentIn,
  selectSheet,
  sendingBegan,
  sendingFailed,
} from '../../../slices/worksheets/worksheets';
import type { AppThunk } from '../../../store/hooks';

/** Puts lines into the cart; the same `Sending` twice must add once. */
export type SendLines = (
  sending: Sending,
) => AppThunk<Promise<{ data?: LinesReport; error?: Failure }>>;

/** The server has looked at it and said no; otherwise nobody knows what became of it. */
const isRefusal = (error: Failure): boolean =>
  'status' in error &&
  typeof error.status === 'number' &&
  error.status < 500 &&
  error.status !== 409;

const isUntouched = ({ decisions, isPartial }: Sheet): boolean =>
  !isPartial && Object.keys(decisions).length === 0;

const chosenOf = ({ lines, order, decisions }: Sheet): Chosen[] =>
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
export const addLines =
  (sheet: string, send: SendLines): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const open = selectSheet(getState(), sheet);
    const chosen = chosenOf(open);
    if (open.isAdding || (!open.sending && chosen.length === 0)) return;
    const sending = open.sending ?? {
      key: nanoid(),
      chosen,
      isWhole: isUntouched(open),
      lang: selectLanguage(getState()),
    };
    dispatch(sendingBegan({ sheet, sending }));
    const { data, error } = await dispatch(send(sending));

    // Opened anew meanwhile, its lines have other ids.
    const { sending: now } = selectSheet(getState(), sheet);
    const isOpen = now?.key === sending.key;
    if (!data) {
      const isRefused = error !== undefined && isRefusal(error);
      if (isOpen) dispatch(sendingFailed({ sheet, failure: error, isRefused }));
      return;
    }
    const settled = settle(isOpen ? now.chosen : sending.chosen, data);
    if (isOpen) dispatch(linesWentIn({ sheet, ...settled }));
    const wentIn = settled.wentIn.length > 0;
    dispatch(
      noticeGiven({
        kind: wentIn ? 'success' : 'error',
        message: { key: wentIn ? 'cart.added' : 'cart.addFailed' },
      }),
    );
  };
