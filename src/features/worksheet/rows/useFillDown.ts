import { useCallback, useEffect, useRef } from 'react';

import { parseQuantity } from '#domain/quantity';

import { quantitiesSet, selectSheet } from '../../../slices/worksheets/worksheets';
import { useAppStore } from '../../../store/hooks';

/** Fills quantities from that line on; returns `false` if the text is not only quantities. */
export type FillDown = (from: number, text: string) => boolean;

/** Fills a pasted column of quantities down the visible lines. */
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
      const { lines, counting } = selectSheet(getState(), sheet);
      const below = idsRef.current.slice(idsRef.current.indexOf(from));
      const filled = counts.flatMap((count = 0, index) => {
        const id = below[index] ?? -1;
        const product = lines[id]?.product;
        if (!product) return [];
        const perBox = counting === 'units' ? Math.max(1, product.shipPack ?? 1) : 1;
        const room = Math.max(0, product.maxInCart - (lines[id]?.inCart ?? 0));
        return [[id, Math.min(room, Math.ceil(count / perBox))]];
      });
      dispatch(quantitiesSet({ sheet, packs: Object.fromEntries(filled) }));
      return true;
    },
    [sheet, dispatch, getState],
  );
}
