import { selectLanguage } from '../slices/language';
import { selectCountry, selectUserId } from '../slices/session';

import type { RootState } from './hooks';

/** Returns the parameters that all cart calls carry: user, language and country. */
export const callerOf = (state: RootState) => ({
  user_id: selectUserId(state),
  lang: selectLanguage(state),
  country: selectCountry(state),
});
