import { selectLanguage } from '../slices/language';
import { lookUpKey } from '../slices/worksheets/summary';
import { selectSheet } from '../slices/worksheets/worksheets';

import type { RootState } from './hooks';

/** Returns the current look-up mode of a sheet: language and counting mode. */
export const selectLookUpKey = (state: RootState, sheet: string): string =>
  lookUpKey(selectLanguage(state), selectSheet(state, sheet).counting ?? 'packs');
