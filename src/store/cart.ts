import { createSelector } from '@reduxjs/toolkit';

import type { CartLine } from '#contract/cart';
import { isOrderable, maxPacks, unitsOf } from '#domain/quantity';

import { cartApi, selectCartLines } from '../api/cart';
import { selectIntents, selectShownLines } from '../slices/cartPreview';
import { selectDeselected } from '../slices/cartSelection';
import { selectFavouriteCount } from '../slices/favourites';
import { packCents, type PreviewItem } from '../slices/previewItem';

import { callerOf } from './callerOf';
import type { RootState } from './hooks';

/** The displayed cart: the server's lines with the pending changes applied. */
export interface ShownCart {
  /** Every line, including those the server does not have yet; shown in the preview. */
  items: readonly PreviewItem[];
  /** Ship packs by product id. */
  packs: Readonly<Record<string, number>>;
  /** The server's lines with the displayed quantities. */
  lines: readonly CartLine[];
  /** Lines that can be ordered at all. */
  orderable: readonly CartLine[];
  /** Lines included in the next order. */
  selected: readonly CartLine[];
  /** Total of the next order, in cents. */
  cents: number;
  /** Units of all selected lines. */
  units: number;
}

const selectServerCart = (state: RootState) =>
  cartApi.endpoints.showCart.select(callerOf(state))(state).data;

/** The single source for preview, cart and review, including their counts and totals. */
export const selectShownCart = createSelector(
  [
    selectServerCart,
    (state: RootState) => selectShownLines(state),
    (state: RootState) => selectDeselected(state),
  ],
  (cart, items, deselected): ShownCart => {
    const packs = Object.fromEntries(items.map(({ id, quantity }) => [id, quantity]));
    const deselectedIds = new Set(deselected);
    const lines = (cart ? selectCartLines(cart) : []).flatMap((line) => {
      const item = packs[line.product_id];
      return item === undefined ? [] : [{ ...line, item }];
    });
    const orderable = lines.filter(isOrderable);
    const selected = orderable.filter(({ product_id }) => !deselectedIds.has(product_id));
    const ordered = items.filter(
      ({ id, isOrderable: canOrder }) => canOrder && !deselectedIds.has(id),
    );
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

/** Returns the ship packs of a product in the cart; undefined if it is not in the cart. */
export const selectShownPacks = (state: RootState, id: string): number | undefined =>
  selectShownCart(state).packs[id];

/** Returns a product's name in the current language; undefined if it is not in the cart. */
export const selectShownName = (state: RootState, id: string): string | undefined =>
  selectShownCart(state).items.find((item) => item.id === id)?.name;

/** Returns the additions that the server has not answered yet, oldest first. */
export const selectUnsent = createSelector(
  [(state: RootState) => selectIntents(state)],
  (intents) =>
    intents.filter(
      ({ kind, status, tries }) => kind === 'add' && status === 'waiting' && tries > 0,
    ),
);

/** Returns the products whose cart line differs from the server's. */
export const selectUnsavedIds = createSelector(
  [(state: RootState) => selectIntents(state)],
  (intents): readonly string[] => {
    const unsaved = intents.filter(
      ({ kind, status, tries }) => status !== 'confirmed' && (kind !== 'add' || tries > 0),
    );
    return [...new Set(unsaved.flatMap(({ lines }) => lines.map(({ id }) => id)))];
  },
);

/** Counters of the header; a visitor has neither slice, and both are 0 (specification 2.2). */
export const selectShownFavourites = (state: RootState): number => selectFavouriteCount(state);
export const selectShownCount = (state: RootState): number => selectShownCart(state).items.length;
export const selectUnsavedCount = (state: RootState): number => selectUnsavedIds(state).length;

/** Whether more is requested than is available, so that the order would be refused. */
export const exceedsAvailable = (line: CartLine): boolean =>
  isOrderable(line) && line.item > maxPacks(line);
