import { createSelector } from '@reduxjs/toolkit';

import { selectUnsent } from '../slices/cartOutbox';
import { selectUnsavedLines, type CartAddition, type PreviewItem } from '../slices/cartPreview';
import { selectUserId } from '../slices/session';

import type { RootState } from './hooks';

/** Additions of the customer that the server has not got yet. */
export const selectOwnUnsent = (state: RootState): readonly CartAddition[] =>
  selectUnsent(state, selectUserId(state));

/** Products whose line in the cart is not as the server has it yet. */
export const selectUnsavedIds = createSelector(
  [(state: RootState) => selectUnsavedLines(state), selectOwnUnsent],
  (lines, unsent): readonly string[] => [
    ...new Set([...lines, ...unsent.flatMap((addition) => addition.lines.map(({ id }) => id))]),
  ],
);

/** The server's lines with what is still to be added to them. */
export function withUnsent(
  lines: readonly PreviewItem[],
  unsent: readonly CartAddition[],
): PreviewItem[] {
  const items = new Map(lines.map((line) => [line.id, line]));
  for (const addition of unsent) {
    for (const line of addition.lines) {
      const quantity = (items.get(line.id)?.quantity ?? 0) + line.quantity;
      items.set(line.id, { ...(items.get(line.id) ?? line), quantity });
    }
  }
  return [...items.values()];
}
