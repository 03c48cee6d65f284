import { createSelector } from '@reduxjs/toolkit';

import type { CartLine } from '#contract/cart';
import { isOrderable, mostPacks, unitsOf } from '#domain/quantity';

import { cartApi, selectCartLines } from '../api/cart';
import { selectIntents, selectShownLines } from '../slices/cartPreview';
import { selectDeselected } from '../slices/cartSelection';
import { selectFavouriteCount } from '../slices/favourites';
import { packCents, type PreviewItem } from '../slices/previewItem';

import { callerOf } from './callerOf';
import type { RootState } from './hooks';

/** The cart as it stands on the screen: the server's lines with what is wanted of them since. */
export interface ShownCart {
  /** Every line, also those that the server does not know of yet; the preview shows them. */
  items: readonly PreviewItem[];
  /** Ship packs by product id. */
  packs: Readonly<Record<string, number>>;
  /** The lines that the server has, in the quantities that are shown. */
  lines: readonly CartLine[];
  /** Those that can be ordered at all. */
  orderable: readonly CartLine[];
  /** Those that the next order holds. */
  selected: readonly CartLine[];
  /** What the next order costs, in cents. */
  cents: number;
  /** Units of all selected lines. */
  units: number;
}

const selectServerCart = (state: RootState) =>
  cartApi.endpoints.showCart.select(callerOf(state))(state).data;

/** Preview, cart and review, their counts and their totals are this one answer. */
export const selectShownCart = createSelector(
  [
    selectServerCart,
    (state: RootState) => selectShownLines(state),
    (state: RootState) => selectDeselected(state),
  ],
  (cart, items, deselected): ShownCart => {
    const packs = Object.fromEntries(items.map(({ id, quantity }) => [id, quantity]));
    const leftOut = new Set(deselected);
    const lines = (cart ? selectCartLines(cart) : []).flatMap((line) => {
      const item = packs[line.product_id];
      return item === undefined ? [] : [{ ...line, item }];
    });
    const orderable = lines.filter(isOrderable);
    const selected = orderable.filter(({ product_id }) => !leftOut.has(product_id));
    const ordered = items.filter(({ id, isOrderable: canOrder }) => canOrder && !leftOut.has(id));
    return {
      items,
      packs,
      lines,
      orderable,
      selected,
      cents: ordered.reduce((sum, item) => sum + packCents(item) * item.quantity, 0),
      units: selected.reduce((sum, { item, ship_pack }) => sum + unitsOf(item, ship_pack), 0),
    };
  },
);

/** Ship packs of a product that the cart holds; none where it does not. */
export const selectShownPacks = (state: RootState, id: string): number | undefined =>
  selectShownCart(state).packs[id];

/** Additions that the server did not answer yet, the oldest first. */
export const selectUnsent = createSelector(
  [(state: RootState) => selectIntents(state)],
  (intents) =>
    intents.filter(
      ({ kind, status, tries }) => kind === 'add' && status === 'waiting' && tries > 0,
    ),
);

/** Products whose line in the cart is not as the server has it yet. */
export const selectUnsavedIds = createSelector(
  [(state: RootState) => selectIntents(state)],
  (intents): readonly string[] => {
    const unsaved = intents.filter(
      ({ kind, status, tries }) => status !== 'confirmed' && (kind !== 'add' || tries > 0),
    );
    return [...new Set(unsaved.flatMap(({ lines }) => lines.map(({ id }) => id)))];
  },
);

/** What the counters of the header show; a visitor has neither slice, and both stand at 0 (specification 2.2). */
export const selectShownFavourites = (state: RootState): number => selectFavouriteCount(state);
export const selectShownCount = (state: RootState): number => selectShownCart(state).items.length;
export const selectUnsavedCount = (state: RootState): number => selectUnsavedIds(state).length;

/** More is asked than there is: the order would be refused. */
export const asksTooMuch = (line: CartLine): boolean =>
  isOrderable(line) && line.item > mostPacks(line);
