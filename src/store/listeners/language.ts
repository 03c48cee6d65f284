import { accountApi } from '../../api/account';
import { languageChosen } from '../../slices/events';
import { selectIsSignedIn, selectUserId } from '../../slices/session';

import type { Listen } from './listen';

const { saveLanguage } = accountApi.endpoints;

/**
 * Saves a customer's language with the account, for the next sign-in; the screens do not wait for
 * it.
 */
export function listenToLanguage(listen: Listen) {
  listen({
    actionCreator: languageChosen,
    effect: async ({ payload: lang }, { dispatch, getState }) => {
      if (!selectIsSignedIn(getState())) return;
      const user_id = selectUserId(getState());
      await dispatch(saveLanguage.initiate({ user_id, lang }, { track: false }));
    },
  });
}
