import { useCallback, useEffect, useRef } from 'react';

import { parseQuantity } from '#domain/quantity';

import { allotPacks } from '../../../slices/worksheets/allotPacks';
import { quantitiesSet, selectSheet } from '../../../slices/worksheets/worksheets';
import { useAppStore } from '../../../store/hooks';
import { warn } from '../state/warn';

/** Fills quantities from that line on; returns `false` if the text is not only quantities. */
export type FillDown = (from: number, text: string) => boolean;

/**
 * Fills a pasted column of quantities down the visible lines, and says how many were reduced or had
 * no line.
 */
export function useFillDown(sheet: string, ids: readonly number[]): FillDown {
  const { dispatch, getState } = useAppStore();
  const idsRef = useRef(ids);

  // Keeps the callback stable for every row, whatever lines are shown.
  useEffect(() => {
    idsRef.current = ids;
  }, [ids]);

  return useCallback(
    (from, text) => {
      const counts = text
        .trim()
        .split(/\r\n|\n|\r/)
        .map(parseQuantity);
      if (counts.includes(undefined)) return false;
      const open = selectSheet(getState(), sheet);
      const below = idsRef.current.slice(idsRef.current.indexOf(from));
      let unused = 0;
      const asked = counts.flatMap((count = 0, index): [number, number][] => {
        const id = below[index] ?? -1;
        const product = open.lines[id]?.product;
        if (!product && count > 0) unused += 1;
        if (!product) return [];
        const perBox = open.counting === 'units' ? Math.max(1, product.shipPack ?? 1) : 1;
        return [[id, Math.ceil(count / perBox)]];
      });
      const { packs, reduced } = allotPacks(open, asked);
      dispatch(quantitiesSet({ sheet, packs }));
      if (reduced > 0) dispatch(warn('lines.reduced', reduced));
      if (unused > 0) dispatch(warn('lines.unplaced', unused));
      return true;
    },
    [sheet, dispatch, getState],
  );
}
