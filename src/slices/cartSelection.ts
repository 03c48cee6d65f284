import { createSlice, isAnyOf, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';

import { cartApi } from '../api/cart';

import { cartEmptied, intentSettled, linesRemoved } from './cartPreview';
import { sessionEnded } from './events';
import { rootReducer } from './rootReducer';

interface State {
  /**
   * Products whose cart line the customer excluded from the next order; every other line is
   * included.
   */
  deselected: string[];
  /** Those of them that were removed here, and that stay excluded if they are put back. */
  removed: string[];
  /** Ship packs that the customer means although they are unusual, by product id. */
  meant: Record<string, number>;
}

const initialState: State = { deselected: [], removed: [], meant: {} };

const slice = createSlice({
  name: 'cartSelection',
  initialState,
  reducers: {
    linesSelected: (state, { payload: ids }: PayloadAction<string[]>) => {
      state.deselected = state.deselected.filter((id) => !ids.includes(id));
    },
    linesDeselected: (state, { payload: ids }: PayloadAction<string[]>) => {
      state.deselected = [...new Set([...state.deselected, ...ids])];
    },
    packsMeant: (state, { payload }: PayloadAction<{ id: string; packs: number }>) => {
      state.meant[payload.id] = payload.packs;
    },
    selectionRestored: (state, { payload }: PayloadAction<Pick<State, 'deselected'>>) => {
      state.deselected = [...new Set([...payload.deselected, ...state.deselected])];
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionEnded, () => initialState)
      // A line that is added to the cart again starts selected.
      .addCase(intentSettled, (state, { payload: { source, ids, report = [] } }) => {
        if (source === 'undo') return;
        const added = new Set([...ids, ...report.map(({ product_id }) => product_id)]);
        const again = state.removed.filter((id) => added.has(id));
        state.deselected = state.deselected.filter((id) => !again.includes(id));
        state.removed = state.removed.filter((id) => !again.includes(id));
      })
      .addMatcher(isAnyOf(linesRemoved, cartEmptied), (state, { payload: { lines } }) => {
        const ids = new Set(lines.map(({ id }) => id));
        const removed = state.deselected.filter((id) => ids.has(id));
        state.removed = [...new Set([...state.removed, ...removed])];
      })
      .addMatcher(cartApi.endpoints.showCart.matchFulfilled, (state, { payload: cart }) => {
        state.deselected = state.deselected.filter(
          (id) => id in cart.entities || state.removed.includes(id),
        );
      });
  },
  selectors: {
    selectDeselected: ({ deselected }): readonly string[] => deselected,
    selectMeantPacks: ({ meant }): Readonly<Record<string, number>> => meant,
  },
});

declare module './rootReducer' {
  interface LazySlices extends WithSlice<typeof slice> {}
}
const cartSelectionSlice = slice.injectInto(rootReducer);

export const { linesSelected, linesDeselected, packsMeant, selectionRestored } = slice.actions;
export const { selectDeselected, selectMeantPacks } = cartSelectionSlice.selectors;
