import { useMemo } from 'react';

import { useSheet } from '../state/useSheet';

import { slotsOf, type Slot } from './slots';

/**
 * All rows of the sheet: the given lines and the empty rows for typing; an earlier order has none.
 */
export function useSlots(sheet: string, ids: readonly number[], isReOrder: boolean) {
  const { order, gaps } = useSheet(sheet);
  return useMemo(() => {
    const { among, end } = isReOrder ? { among: ids, end: [] } : slotsOf(ids, { order, gaps });
    const all: readonly Slot[] = [...among, ...end];
    return { ids, among, end, all };
  }, [ids, order, gaps, isReOrder]);
}

export type Slots = ReturnType<typeof useSlots>;
