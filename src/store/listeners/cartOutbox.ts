import { isAnyOf } from '@reduxjs/toolkit';

import type { LineReport } from '#contract/lines';
import { plainName } from '#domain/plainName';

import { cartApi } from '../../api/cart';
import { featuresApi } from '../../api/features';
import { isOutcomeUnknown, isUnconfirmed, reasonOf } from '../../api/reasonOf';
import {
  isAnswered,
  remainingDebounce,
  sendable,
  type CartIntent,
  type CartSource,
  type Settlement,
} from '../../slices/cartIntents';
import {
  additionUndone,
  cartEmptied,
  intentSent,
  intentSettled,
  intentUnanswered,
  linesAdded,
  linesRemoved,
  linesRestored,
  packsDecremented,
  packsIncremented,
  packsSet,
  selectIntents,
  tabInherited,
  retryRequested,
} from '../../slices/cartPreview';
import { differsFromRequest, reportsInPlace } from '../../slices/cartReport';
import { selectLanguage } from '../../slices/language';
import { noticeAdded, type Notice } from '../../slices/notices';
import type { PreviewItem } from '../../slices/previewItem';
import { quantitiesTaken } from '../../slices/quantities';
import { callerOf } from '../callerOf';
import type { RootState } from '../hooks';

import type { Listen, ListenerApi } from './listen';
import { sendIntent, type SendResult } from './sendIntent';

const { listFeatures } = featuresApi.endpoints;

/** Interval between two attempts while the server does not respond, in milliseconds. */
const RETRY_MS = 3000;

const isChangeRequested = isAnyOf(
  linesAdded,
  additionUndone,
  cartEmptied,
  linesRemoved,
  linesRestored,
  packsSet,
  packsIncremented,
  packsDecremented,
  tabInherited,
);

/**
 * Sends all changes to the cart to the server, one call at a time and in order, until each has been
 * answered. When the session ends, its intents leave the outbox.
 */
export function listenToCartOutbox(listen: Listen) {
  listen({
    matcher: isChangeRequested,
    effect: async (_wanted, listener) => {
      const { getState, condition, subscribe, unsubscribe } = listener;
      unsubscribe();
      for (;;) {
        const waiting = sendable(selectIntents(getState()));
        const now = Date.now();
        const next = waiting.find((intent) => remainingDebounce(intent, now) === 0);
        if (!next) {
          if (waiting.length === 0) break;
          await condition(
            isChangeRequested,
            Math.min(...waiting.map((intent) => remainingDebounce(intent, now))),
          );
        } else if (!(await attemptIntent(next, listener))) {
          await condition(retryRequested.match, RETRY_MS);
        }
      }
      subscribe();
    },
  });
}

/** Sends an intent and dispatches its outcome; returns false if the outcome is unknown. */
async function attemptIntent(intent: CartIntent, listener: ListenerApi): Promise<boolean> {
  const { key, kind, lines } = intent;
  const { dispatch, getState } = listener;
  // The response of a fetch in flight may or may not include what is sent now.
  await dispatch(cartApi.util.getRunningQueryThunk('showCart', callerOf(getState())));
  if (intent.tries > 0 && kind === 'add') {
    const features = await fetchFeatures(listener);
    if (!features) return false;
    if (!knowsKeys(features)) return refuse(intent, listener);
  }
  const isWanted = () => selectIntents(getState()).some((one) => one.key === key);
  if (!isWanted()) return true;
  dispatch(intentSent({ key, lang: selectLanguage(getState()) }));
  const sent = await sendIntent(intent, listener);
  // The session may have ended in the meantime; its intents have then left the outbox.
  if (!isWanted()) return true;
  if (!isOutcomeUnknown(sent.error)) return settleIntent(intent, sent, listener);

  // Never empties a cart later, behind the user's back, once the connection is restored.
  if (intent.source === 'emptying') return refuse(intent, listener);
  const { data: features } = listFeatures.select()(getState());
  if (kind === 'add' && features && !knowsKeys(features)) return refuse(intent, listener);
  dispatch(intentUnanswered({ key }));
  forgetTyped(intent, lines, listener);
  if (kind === 'add' && intent.tries === 0 && !isAwaited(intent, getState())) {
    dispatch(noticeAdded({ kind: 'warning', message: { key: 'cart.kept' } }));
  }
  return false;
}

/** Clears the inputs in which these lines were typed. */
function forgetTyped({ source }: CartIntent, lines: PreviewItem[], { dispatch }: ListenerApi) {
  if (source === 'grid' || source === 'product') dispatch(quantitiesTaken(lines));
}

/**
 * Without idempotency keys, a retry could add twice if only the response to the first attempt was
 * lost.
 */
const knowsKeys = (features: readonly string[]) => features.includes('idempotency');

async function fetchFeatures({ dispatch }: ListenerApi): Promise<readonly string[] | undefined> {
  const { data, error } = await dispatch(listFeatures.initiate(undefined, { subscribe: false }));
  return data ?? (error && !isOutcomeUnknown(error) ? [] : undefined);
}

/** Whether an open worksheet is waiting for the intent and will itself report why it failed. */
const isAwaited = ({ key }: CartIntent, { worksheets = {} }: RootState): boolean =>
  Object.values(worksheets).some(({ sending }) => sending?.key === key);

function refuse(intent: CartIntent, { dispatch, getState }: ListenerApi): true {
  const { key, kind, source } = intent;
  const message = { key: kind === 'add' ? 'cart.addFailed' : 'cart.emptyFailed' } as const;
  const isReported = isAwaited(intent, getState());
  dispatch(intentSettled({ key, source, outcome: 'refused', ids: [] }));
  // It may have been carried out nevertheless.
  dispatch(cartApi.util.invalidateTags(['Cart']));
  if (!isReported) dispatch(noticeAdded({ kind: 'error', message }));
  return true;
}

/** Maximum number of products listed in a notice. */
const MAX_LISTED = 5;

/**
 * Says what a change to existing lines did differently than requested. Where the user changed the
 * line itself, it is not named.
 */
function reportChanges(
  { source }: CartIntent,
  { unchanged = [], missing = [], warnings = [] }: SendResult,
  { dispatch }: ListenerApi,
) {
  const warn = (message: Notice['message']) => dispatch(noticeAdded({ kind: 'warning', message }));
  for (const { id } of missing) warn({ key: 'cart.goneElsewhere', params: { id } });
  for (const { line, message: text } of warnings) {
    const params = { id: line.id, note: text };
    warn(source === 'cart' ? { text } : { key: 'cart.lineNote', params });
  }
  const kept = unchanged.filter((line) => !missing.includes(line)).map(({ id }) => id);
  if (kept.length === 0 || source === 'cart' || source === 'emptying') return;
  const ids = kept.slice(0, MAX_LISTED).join(', ') + (kept.length > MAX_LISTED ? ', …' : '');
  const params = { count: kept.length, ids };
  warn({ key: 'cart.unchanged', params });
}

/** A scan is named by its code, since the focus is elsewhere. */
const noticeOf = ({ code, message: note, possible }: LineReport, source: CartSource) =>
  noticeAdded({
    kind: possible > 0 ? 'warning' : 'error',
    message:
      source === 'scan' ? { key: 'cart.lineNote', params: { id: code, note } } : { text: note },
  });

/** Says what a scan was read as. */
const addedMessage = (source: CartSource, report: readonly LineReport[] = []): Notice['message'] =>
  source === 'scan' && report[0]?.product
    ? { key: 'cart.scanned', params: { name: plainName(report[0].product.name) } }
    : { key: 'cart.added' };

function settleIntent(intent: CartIntent, sent: SendResult, listener: ListenerApi): true {
  const { dispatch, getState } = listener;
  const { key, source, kind, lines } = intent;
  const { error, reply } = sent;
  const unchanged = error && !sent.unchanged ? lines : (sent.unchanged ?? []);
  const isRefused =
    kind === 'add'
      ? error !== undefined || reply?.status === false
      : unchanged.length === lines.length;
  const report = reply?.lines;
  const reason = error && reasonOf(error);
  const addedCodes = report
    ? report.filter(({ possible }) => possible > 0).map(({ code }) => code)
    : lines.map(({ id }) => id);
  const addedIds = isRefused || kind !== 'add' ? [] : addedCodes;
  const isReported = source === 'number' || (error !== undefined && isAwaited(intent, getState()));
  const settlement: Settlement = {
    key,
    source,
    outcome: isRefused ? 'refused' : 'confirmed',
    ids: addedIds,
    ...(unchanged.length > 0 && { unchanged: unchanged.map(({ id }) => id) }),
    ...(report && { report }),
    ...(reason && { reason }),
  };
  dispatch(intentSettled(settlement));
  const added = lines.filter(({ id }) => addedIds.includes(id));
  if (isAnswered(settlement)) forgetTyped(intent, added, listener);
  // A cart fetched from now on includes it.
  dispatch(cartApi.util.invalidateTags(['Cart']));

  if (isReported) return true;
  if (error) {
    const isUnexplained = kind === 'add' && isUnconfirmed(error);
    const message = isUnexplained ? ({ key: 'cart.addFailed' } as const) : reasonOf(error);
    dispatch(noticeAdded({ kind: 'error', message }));
    if (kind === 'add') return true;
  }
  if (kind !== 'add') {
    reportChanges(intent, sent, listener);
    return true;
  }
  const differing = (report ?? []).filter(differsFromRequest);
  if (report?.length === 1 && !reportsInPlace(source))
    for (const line of differing) dispatch(noticeOf(line, source));
  dispatch(
    isRefused
      ? noticeAdded({ kind: 'error', message: { key: 'cart.addFailed' } })
      : noticeAdded({
          kind: 'success',
          message: addedMessage(source, report),
          addedLines: added.length,
        }),
  );
  return true;
}
