import { isAnyOf } from '@reduxjs/toolkit';

import type { LineReport } from '#contract/lines';

import { accountApi } from '../../api/account';
import { cartApi } from '../../api/cart';
import { isUnreachable, reasonOf } from '../../api/reasonOf';
import { pauseOf, sendable, type CartIntent } from '../../slices/cartIntents';
import {
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
} from '../../slices/cartPreview';
import { differsFromAsked, tellsItself } from '../../slices/cartReport';
import { noticeGiven } from '../../slices/notices';
import { callerOf } from '../callerOf';

import type { Listen, ListenerApi } from './listen';
import { sendIntent, type Sent } from './sendIntent';

const { listFeatures } = accountApi.endpoints;

/** Milliseconds between two tries while the server does not answer. */
const TRY_AGAIN = 3000;

const somethingWanted = isAnyOf(
  linesAdded,
  cartEmptied,
  linesRemoved,
  linesRestored,
  packsSet,
  packsIncremented,
  packsDecremented,
  tabInherited,
);

/**
 * Everything that is wanted of the cart goes to the server here, one call at a time and in its
 * order, until there is an answer to each. A session that ends takes its intents along.
 */
export function listenToCartOutbox(listen: Listen) {
  listen({
    matcher: somethingWanted,
    effect: async (_wanted, listener) => {
      const { getState, condition, subscribe, unsubscribe, delay } = listener;
      unsubscribe();
      for (;;) {
        const waiting = sendable(selectIntents(getState()));
        const now = Date.now();
        const next = waiting.find((intent) => pauseOf(intent, now) === 0);
        if (!next) {
          if (waiting.length === 0) break;
          await condition(
            somethingWanted,
            Math.min(...waiting.map((intent) => pauseOf(intent, now))),
          );
        } else if (!(await carryOut(next, listener))) await delay(TRY_AGAIN);
      }
      subscribe();
    },
  });
}

/** Sends an intent and tells what became of it; false where the server could not be reached. */
async function carryOut(intent: CartIntent, listener: ListenerApi): Promise<boolean> {
  const { key, kind, lines } = intent;
  const { dispatch, getState } = listener;
  // A reading that is on its way may or may not show what is sent now.
  await dispatch(cartApi.util.getRunningQueryThunk('showCart', callerOf(getState())));
  if (intent.tries > 0 && kind === 'add') {
    const features = await askFeatures(listener);
    if (!features) return false;
    if (!knowsKeys(features)) return refuse(intent, listener);
  }
  const isWanted = () => selectIntents(getState()).some((one) => one.key === key);
  if (!isWanted()) return true;
  dispatch(intentSent(key));
  const sent = await sendIntent(intent, listener);
  // The session may have ended meanwhile: then nobody wants it any more.
  if (!isWanted()) return true;
  if (!isUnreachable(sent.error)) return settle(intent, sent, listener);

  // Nobody's cart is emptied behind their back once the connection is there again.
  if (intent.source === 'emptying') return refuse(intent, listener);
  const { data: features } = listFeatures.select()(getState());
  if (kind === 'add' && features && !knowsKeys(features)) return refuse(intent, listener);
  dispatch(intentUnanswered({ key, ids: kind === 'add' ? lines.map(({ id }) => id) : [] }));
  if (kind === 'add' && intent.tries === 0) {
    dispatch(noticeGiven({ kind: 'warning', message: { key: 'cart.kept' } }));
  }
  return false;
}

/** Without keys a second try could add twice, if only the answer to the first was lost. */
const knowsKeys = (features: readonly string[]) => features.includes('idempotency');

async function askFeatures({ dispatch }: ListenerApi): Promise<readonly string[] | undefined> {
  const { data, error } = await dispatch(listFeatures.initiate(undefined, { subscribe: false }));
  return data ?? (error && !isUnreachable(error) ? [] : undefined);
}

function refuse({ key, kind, source }: CartIntent, { dispatch }: ListenerApi): true {
  const message = { key: kind === 'add' ? 'cart.addFailed' : 'cart.emptyFailed' } as const;
  dispatch(intentSettled({ key, source, outcome: 'refused', ids: [] }));
  dispatch(noticeGiven({ kind: 'error', message }));
  return true;
}

const noticeOf = ({ message, possible }: LineReport) =>
  noticeGiven({ kind: possible > 0 ? 'warning' : 'error', message: { text: message } });

function settle(intent: CartIntent, sent: Sent, { dispatch }: ListenerApi): true {
  const { key, source, kind, lines } = intent;
  const { error, reply, gone = [], warnings = [] } = sent;
  const isRefused = error !== undefined || reply?.status === false || gone.length > 0;
  const report = reply?.lines;
  const reason = error && reasonOf(error);
  const wentIn = report
    ? report.filter(({ possible }) => possible > 0).map(({ code }) => code)
    : lines.map(({ id }) => id);
  dispatch(
    intentSettled({
      key,
      source,
      outcome: isRefused ? 'refused' : 'confirmed',
      ids: isRefused || kind !== 'add' ? [] : wentIn,
      ...(report && { report }),
      ...(reason && { reason }),
    }),
  );
  // A cart that is read from now on shows it.
  dispatch(cartApi.util.invalidateTags(['Cart']));

  if (source === 'number') return true;
  if (error) {
    dispatch(noticeGiven({ kind: 'error', message: reasonOf(error) }));
    return true;
  }
  for (const { id } of gone) {
    dispatch(
      noticeGiven({ kind: 'warning', message: { key: 'cart.goneElsewhere', params: { id } } }),
    );
  }
  for (const text of warnings) dispatch(noticeGiven({ kind: 'warning', message: { text } }));
  if (kind !== 'add') return true;
  const differing = (report ?? []).filter(differsFromAsked);
  if (report?.length === 1 && !tellsItself(source))
    for (const line of differing) dispatch(noticeOf(line));
  dispatch(
    isRefused
      ? noticeGiven({ kind: 'error', message: { key: 'cart.addFailed' } })
      : noticeGiven({ kind: 'success', message: { key: 'cart.added' } }),
  );
  return true;
}
