import { accountApi } from '../../api/account';
import { sessionLeft } from '../../slices/session';
import { sessionEntries } from '../browserEntries';
import type { SignInGate } from '../signInGate';
import type { Reload } from '../store';

import { reactToCart } from './cart';
import { reactToFavourites } from './favourites';
import { reactToQuantities } from './quantities';
import type { When } from './reactions';
import { forgetCustomer, signOutChosen } from './session';

/** Milliseconds that signing out waits for a server that does not answer. */
const PATIENCE = 2000;

/** What only a signed-in buyer sets off; fetched with the session. */
export function reactToCustomer(when: When, gate: SignInGate, reload: Reload) {
  reactToCart(when);
  reactToFavourites(when);
  reactToQuantities(when);

  when({
    actionCreator: signOutChosen,
    effect: async (_chosen, { dispatch, getState, delay }) => {
      await Promise.race([dispatch(accountApi.endpoints.signOut.initiate()), delay(PATIENCE)]);
      gate.open(false);
      dispatch(sessionLeft());
      forgetCustomer(dispatch);
      sessionEntries.write(getState().session);
      reload('/');
    },
  });
}
