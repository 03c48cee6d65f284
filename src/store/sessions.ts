import type { SessionFacts } from '../api/readSession';
import { sessionEnded, sessionStarted } from '../slices/events';
import { selectIsSignedIn, selectUserId } from '../slices/session';

import type { AppThunk } from './hooks';

/**
 * Begins a session: after a sign-in, or because another tab has begun one. Over the session of
 * somebody else, that one ends first; the same person goes on with what stood there.
 */
export const startSession =
  (facts: SessionFacts): AppThunk<Promise<void>> =>
  async (dispatch, getState, { joinCustomer }) => {
    await joinCustomer();
    const isTakenOver =
      selectIsSignedIn(getState()) && selectUserId(getState()) !== facts.user.user_value;
    if (isTakenOver) dispatch(sessionEnded());
    dispatch(sessionStarted(facts));
  };
