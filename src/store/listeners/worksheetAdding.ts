import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit';

import { trimProductId } from '#domain/productIds';

import { cartApi } from '../../api/cart';
import {
  intentSettled,
  intentUnanswered,
  linesAdded,
  selectIntent,
  selectOtherTabs,
  selectSettlement,
} from '../../slices/cartPreview';
import { noticeAdded } from '../../slices/notices';
import { intentRequestOf, sourceOf } from '../../slices/worksheets/sending';
import { settleLines } from '../../slices/worksheets/settleLines';
import type { Sending } from '../../slices/worksheets/sheet';
import {
  linesUndone,
  linesSettled,
  selectSheet,
  sendingFailed,
  sheetRestored,
  undoingEnded,
} from '../../slices/worksheets/worksheets';

import type { ListenerApi } from './listen';

/**
 * Events after which an addition or undo of a sheet may be settled, or may have to be sent again.
 */
export const maySettleSheets = isAnyOf(
  intentSettled,
  intentUnanswered,
  sheetRestored,
  cartApi.endpoints.showCart.matchFulfilled,
);

/** Updates the open sheets with the outcome of their changes to the cart. */
export function followSheets(event: UnknownAction, listener: ListenerApi) {
  const { worksheets = {} } = listener.getState();
  for (const [sheet, open] of Object.entries(worksheets)) {
    if (open.sending) followSending(sheet, open.sending, listener);
    for (const [key, ids] of Object.entries(open.undoing)) {
      if (isFirstFailure(event, key, listener)) listener.dispatch(notYetUndone());
      else followUndoing({ sheet, ids, key }, listener);
    }
  }
}

/** What an earlier visit had sent, and no tab is sending any more, is sent again unchanged. */
function followSending(sheet: string, sending: Sending, { dispatch, getState }: ListenerApi) {
  const { key, chosen } = sending;
  const state = getState();
  const intent = selectIntent(state, key);
  const settlement = selectSettlement(state, sourceOf(sending));
  if (intent && intent.status !== 'confirmed') return;
  if (settlement?.key !== key) {
    const others = Object.values(selectOtherTabs(state)).flat();
    const isSent = intent !== undefined || others.some((other) => other.key === key);
    const again = intentRequestOf(selectSheet(state, sheet), sending);
    if (!isSent) dispatch(linesAdded({ ...again, isRepeated: true }));
    return;
  }
  const { outcome, reason, report } = settlement;
  const isRefused = outcome === 'refused' && !report;
  dispatch(
    isRefused
      ? sendingFailed({ sheet, reason })
      : linesSettled({ sheet, ...settleLines(chosen, report) }),
  );
}

const isFirstFailure = (event: UnknownAction, key: string, { getState }: ListenerApi): boolean =>
  intentUnanswered.match(event) &&
  event.payload.key === key &&
  selectIntent(getState(), key)?.tries === 1;

const notYetUndone = () => noticeAdded({ kind: 'error', message: { key: 'lines.undo.failed' } });

interface Undoing {
  sheet: string;
  ids: readonly number[];
  /** The key of the intent. */
  key: string;
}

/** An intent that disappeared without an outcome was superseded by a later change to the cart. */
function followUndoing({ sheet, ids, key }: Undoing, { dispatch, getState }: ListenerApi) {
  const intent = selectIntent(getState(), key);
  if (intent && intent.status !== 'confirmed') return;
  const settlement = selectSettlement(getState(), 'worksheet');
  dispatch(undoingEnded({ sheet, key }));
  const isSuperseded = settlement?.key !== key;
  if (!isSuperseded && settlement.outcome === 'refused') return;
  const unchanged = new Set(isSuperseded ? [] : settlement.unchanged);
  const { addedLines } = selectSheet(getState(), sheet);
  const left = new Set(
    addedLines
      .filter(({ productId }) => unchanged.has(trimProductId(productId)))
      .map(({ id }) => id),
  );
  dispatch(linesUndone({ sheet, ids: ids.filter((id) => !left.has(id)) }));
  if (isSuperseded || left.size > 0) return;
  if (Object.keys(selectSheet(getState(), sheet).undoing).length === 0) {
    dispatch(noticeAdded({ kind: 'info', message: { key: 'lines.undone' } }));
  }
}
