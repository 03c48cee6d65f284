import { useDeferredValue } from 'react';

import type { Sheet } from '../../../slices/worksheets/sheet';
import { summaryOf, type Summary } from '../../../slices/worksheets/summary';
import { selectSheet } from '../../../slices/worksheets/worksheets';
import { useAppSelector } from '../../../store/hooks';
import { selectLookUpKey } from '../../../store/lookUpKey';

export const useSheet = (sheet: string): Sheet =>
  useAppSelector((state) => selectSheet(state, sheet));

/** A sheet with its totals: the latest state, or one from a moment ago. */
export interface SheetTotals {
  counted: Sheet;
  summary: Summary;
  isCurrent: boolean;
}

/** Deferred, so that a keystroke renders before ten thousand lines are summed up again. */
export function useSheetTotals(sheet: string): SheetTotals {
  const state = useSheet(sheet);
  const lookUpKey = useAppSelector((root) => selectLookUpKey(root, sheet));
  const counted = useDeferredValue(state);
  return { counted, summary: summaryOf(counted, lookUpKey), isCurrent: counted === state };
}
