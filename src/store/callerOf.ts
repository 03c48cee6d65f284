import { selectLanguage } from '../slices/language';
import { selectCountry, selectUserId } from '../slices/session';

import type { RootState } from './hooks';

/** Who calls, from where and in which language: what cart calls carry. */
export const callerOf = (state: RootState) => ({
  user_id: selectUserId(state),
  lang: selectLanguage(state),
  country: selectCountry(state),
});
