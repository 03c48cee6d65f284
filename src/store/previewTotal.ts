import { toCents } from '#domain/money';

import { selectPreviewItems } from '../slices/cartPreview';
import { selectDeselected } from '../slices/cartSelection';
import { selectUserId } from '../slices/session';

import type { RootState } from './hooks';

/** What the next order costs as the preview stands, in cents: the lines that can be ordered and are not left out. */
export function selectPreviewCents(state: RootState): number {
  const deselected = selectDeselected(state, selectUserId(state));
  return selectPreviewItems(state)
    .filter((item) => item.isOrderable && !deselected.includes(item.id))
    .reduce(
      (sum, { price, quantity }) => sum + toCents(price.regularPrice.amount.value) * quantity,
      0,
    );
}
