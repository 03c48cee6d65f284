import { createSelector } from '@reduxjs/toolkit';

import type { CartLine } from '#contract/cart';
import { cartCents } from '#domain/cartTotal';
import { isOrderable, mostPacks, unitsOf } from '#domain/quantity';

import { cartApi, selectCartLines } from '../api/cart';
import { selectPreviewItems } from '../slices/cartPreview';
import { selectDeselected } from '../slices/cartSelection';
import { selectUserId } from '../slices/session';

import type { RootState } from './hooks';
import { callerOf } from './listeners/callerOf';

/** The cart as it stands on the screen: the server's lines in the quantities that are shown. */
export interface ShownCart {
  lines: readonly CartLine[];
  /** Those that can be ordered at all. */
  orderable: readonly CartLine[];
  /** Those that the next order holds. */
  selected: readonly CartLine[];
  /** What the next order costs; the preview shows the same. */
  cents: number;
  /** Units of all selected lines. */
  units: number;
}

const selectServerCart = (state: RootState) =>
  cartApi.endpoints.showCart.select(callerOf(state))(state).data;

export const selectShownCart = createSelector(
  [
    selectServerCart,
    (state: RootState) => selectPreviewItems(state),
    (state: RootState) => selectDeselected(state, selectUserId(state)),
  ],
  (cart, items, deselected): ShownCart => {
    const quantities = new Map(items.map(({ id, quantity }) => [id, quantity]));
    const leftOut = new Set(deselected);
    const lines = (cart ? selectCartLines(cart) : []).flatMap((line) => {
      const item = quantities.get(line.product_id);
      return item === undefined ? [] : [{ ...line, item }];
    });
    const orderable = lines.filter(isOrderable);
    const selected = orderable.filter(({ product_id }) => !leftOut.has(product_id));
    return {
      lines,
      orderable,
      selected,
      cents: cartCents(selected),
      units: selected.reduce((sum, { item, ship_pack }) => sum + unitsOf(item, ship_pack), 0),
    };
  },
);

/** More is asked than there is: the order would be refused. */
export const asksTooMuch = (line: CartLine): boolean =>
  isOrderable(line) && line.item > mostPacks(line);
