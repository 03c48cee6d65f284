import type { SessionData } from '../api/parseSession';
import { sessionEnded, sessionStarted } from '../slices/events';
import { selectIsSignedIn, selectUserId } from '../slices/session';

import type { AppThunk } from './hooks';

/**
 * Starts a session after a sign-in, or because another tab has started one. A session of someone
 * else ends first; the same person continues where they were.
 */
export const startSession =
  (facts: SessionData): AppThunk<Promise<void>> =>
  async (dispatch, getState, { joinCustomer }) => {
    await joinCustomer();
    const { showWaitingWork } = await import(
      /* webpackChunkName: "buyer" */ './persistence/waitingWork'
    );
    await showWaitingWork(facts.user.user_value ?? '');
    const isOtherCustomer =
      selectIsSignedIn(getState()) && selectUserId(getState()) !== facts.user.user_value;
    if (isOtherCustomer) dispatch(sessionEnded());
    dispatch(sessionStarted(facts));
  };
