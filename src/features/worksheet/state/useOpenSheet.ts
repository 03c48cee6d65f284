import { useEffect } from 'react';

import type { Counting } from '#domain/quantity';

import { countingChosen, sheetClosed } from '../../../slices/worksheets/worksheets';
import { useAppDispatch } from '../../../store/hooks';
import { openSheet } from '../../../store/openSheet';

/**
 * Opens the named sheet while the screen is mounted; it survives a reload. What its quantities
 * count may not be known yet.
 */
export function useOpenSheet(sheet: string, counting: Counting | null = 'packs') {
  const dispatch = useAppDispatch();

  // A sheet's contents are in memory only while it is shown.
  useEffect(() => {
    dispatch(openSheet(sheet));
    return () => void dispatch(sheetClosed({ sheet }));
  }, [dispatch, sheet]);

  // Browser storage may respond later.
  useEffect(() => {
    if (counting) dispatch(countingChosen({ sheet, counting }));
  }, [dispatch, sheet, counting]);
}
