import { useEffect } from 'react';

import type { Counting } from '../../../slices/worksheets/sheet';
import { countingChosen, sheetClosed } from '../../../slices/worksheets/worksheets';
import { useAppDispatch } from '../../../store/hooks';
import { openSheet } from '../../../store/openSheet';

/**
 * Opens the sheet of that name as long as the screen is there; it outlives a reload. What its quantities
 * count may not be known yet.
 */
export function useOpenSheet(sheet: string, counting: Counting | null = 'packs') {
  const dispatch = useAppDispatch();

  // What stands in a sheet is in memory as long as somebody looks at it.
  useEffect(() => {
    dispatch(openSheet(sheet));
    return () => void dispatch(sheetClosed({ sheet }));
  }, [dispatch, sheet]);

  // The browser's memory may answer later.
  useEffect(() => {
    if (counting) dispatch(countingChosen({ sheet, counting }));
  }, [dispatch, sheet, counting]);
}
