import { selectIntent } from '../slices/cartPreview';
import { selectSheet } from '../slices/worksheets/worksheets';

import type { RootState } from './hooks';

const isTriedAgain = (state: RootState, key: string): boolean =>
  (selectIntent(state, key)?.tries ?? 0) > 0;

/** Whether an addition is being retried automatically because the server does not respond. */
export function selectIsUnanswered(state: RootState, sheet: string): boolean {
  const { sending } = selectSheet(state, sheet);
  return sending !== null && isTriedAgain(state, sending.key);
}

/** Whether the first attempt of an addition is in flight. */
export const selectIsAdding = (state: RootState, sheet: string): boolean =>
  selectSheet(state, sheet).sending !== null && !selectIsUnanswered(state, sheet);

export const selectIsUndoing = (state: RootState, sheet: string): boolean =>
  Object.keys(selectSheet(state, sheet).undoing).some((key) => !isTriedAgain(state, key));
