import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';

import { cartApi } from '../api/cart';

import { sessionEnded } from './events';
import { rootReducer } from './rootReducer';

interface State {
  /**
   * Products whose cart line the customer excluded from the next order; every other line is
   * included.
   */
  deselected: string[];
}

const initialState: State = { deselected: [] };

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
    selectionRestored: (state, { payload }: PayloadAction<State>) => {
      state.deselected = [...new Set([...payload.deselected, ...state.deselected])];
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionEnded, () => initialState)
      // A line that is added to the cart again starts selected.
      .addMatcher(cartApi.endpoints.showCart.matchFulfilled, (state, { payload: cart }) => {
        state.deselected = state.deselected.filter((id) => id in cart.entities);
      });
  },
  selectors: { selectDeselected: ({ deselected }): readonly string[] => deselected },
});

declare module './rootReducer' {
  interface LazySlices extends WithSlice<typeof slice> {}
}
const cartSelectionSlice = slice.injectInto(rootReducer);

export const { linesSelected, linesDeselected, selectionRestored } = slice.actions;
export const { selectDeselected } = cartSelectionSlice.selectors;
