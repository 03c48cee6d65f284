import { nanoid } from '@reduxjs/toolkit';

import { trimProductId } from '#domain/productIds';

import { cartApi } from '../api/cart';
import { additionUndone, retryRequested } from '../slices/cartPreview';
import type { AddedLine } from '../slices/worksheets/sheet';
import { selectSheet, undoingBegan } from '../slices/worksheets/worksheets';

import { callerOf } from './callerOf';
import { selectShownCart } from './cart';
import type { AppThunk } from './hooks';

/**
 * The quantity of a product to restore in the cart, and the lines of the sheet it is reduced by.
 */
interface Reduction {
  id: string;
  packs: number;
  ids: number[];
}

/**
 * Returns the cart without an addition, in one part for the lines to update and one for those to
 * remove.
 */
export function partsWithout(
  addedLines: readonly Pick<AddedLine, 'id' | 'productId' | 'packs'>[],
  packsInCart: Readonly<Record<string, number>>,
) {
  const changes = new Map<string, Reduction>();
  for (const { id: line, productId, packs } of addedLines) {
    const id = trimProductId(productId);
    const reduction = changes.get(id) ?? { id, packs: packsInCart[id] ?? 0, ids: [] };
    reduction.packs = Math.max(0, reduction.packs - packs);
    reduction.ids.push(line);
    changes.set(id, reduction);
  }
  const all = [...changes.values()];
  return [
    { kind: 'set' as const, key: nanoid(), lines: all.filter(({ packs }) => packs > 0) },
    { kind: 'remove' as const, key: nanoid(), lines: all.filter(({ packs }) => packs === 0) },
  ].filter(({ lines }) => lines.length > 0);
}

/** Undoes the last addition to the cart; an undo already under way is retried at once instead. */
export const undoAdding =
  (sheet: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { undoing, addedLines } = selectSheet(getState(), sheet);
    if (Object.keys(undoing).length > 0) {
      dispatch(retryRequested());
      return;
    }
    // Refetched so that changes by others are retained.
    const refetchOptions = { forceRefetch: true, subscribe: false };
    await dispatch(cartApi.endpoints.showCart.initiate(callerOf(getState()), refetchOptions));

    const parts = partsWithout(addedLines, selectShownCart(getState()).packs);
    const byKey = parts.map(({ key, lines }) => [key, lines.flatMap(({ ids }) => ids)]);
    dispatch(undoingBegan({ sheet, undoing: Object.fromEntries(byKey) }));
    for (const part of parts) dispatch(additionUndone({ ...part, source: 'worksheet' }));
  };
