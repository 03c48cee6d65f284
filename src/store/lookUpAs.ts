import { selectLanguage } from '../slices/language';
import { lookUpAs } from '../slices/worksheets/summary';
import { selectSheet } from '../slices/worksheets/worksheets';

import type { RootState } from './hooks';

/** In which language, and counted how, the lines of a sheet are looked up now. */
export const selectLookUpAs = (state: RootState, sheet: string): string =>
  lookUpAs(selectLanguage(state), selectSheet(state, sheet).counting ?? 'packs');
