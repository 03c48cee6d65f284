import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';

import { cartApi } from '../api/cart';
import { orderActionsApi } from '../api/orderActions';

import { packsOfOrder } from './cartIntents';
import { sessionEnded } from './events';
import { rootReducer } from './rootReducer';

/** A change to a line of the cart that was not made in this tab. */
export interface CartChange {
  /** Product id. */
  id: string;
  name: string;
  /** Ship packs; 0 if the line was not in the cart before, or is not in it any more. */
  packsBefore: number;
  packsNow: number;
  /** Price of one ship pack before and after. */
  packPriceBefore: number;
  packPriceNow: number;
  from: 'tab' | 'device';
  /** The order in which the line left the cart. */
  orderId?: string;
}

interface State {
  changes: CartChange[];
  /** The customer's newest order as of the last fetch of the cart. */
  newestOrder?: string | undefined;
  /** Products whose intents or known state differ between this tab and another one. */
  inOtherTab: string[];
}

const initialState: State = { changes: [], inOtherTab: [] };

/** Unchanged, or added and removed again before it was seen. */
const isNothing = ({ packsBefore, packsNow, packPriceBefore, packPriceNow }: CartChange) =>
  packsBefore === packsNow && (packsNow === 0 || packPriceBefore === packPriceNow);

/** Changes to the cart by other tabs or devices since the user last looked at its list. */
const slice = createSlice({
  name: 'cartChanges',
  initialState,
  reducers: {
    cartChangedElsewhere: (state, { payload }: PayloadAction<CartChange[]>) => {
      for (const change of payload) {
        const earlier = state.changes.find(({ id }) => id === change.id);
        if (!earlier) state.changes.push(change);
        else {
          const { packsNow, packPriceNow, from } = change;
          Object.assign(earlier, { packsNow, packPriceNow, from });
          delete earlier.orderId;
        }
      }
      state.changes = state.changes.filter((change) => !isNothing(change));
    },
    linesOrderedElsewhere: (
      state,
      { payload }: PayloadAction<{ orderId: string; ids: string[] }>,
    ) => {
      const ids = new Set(payload.ids);
      for (const change of state.changes)
        if (change.packsNow === 0 && ids.has(change.id)) change.orderId = payload.orderId;
    },
    /** Another tab of this browser has stored its cart. */
    otherTabDiffered: (state, { payload }: PayloadAction<string[]>) => {
      state.inOtherTab = payload;
    },
    /** By product id. */
    cartChangesSeen: (state, { payload: ids }: PayloadAction<readonly string[]>) => {
      state.changes = state.changes.filter(({ id }) => !ids.includes(id));
    },
    cartChangesRestored: (
      state,
      { payload }: PayloadAction<Pick<State, 'changes' | 'newestOrder'>>,
    ) => {
      if (state.changes.length === 0) state.changes = payload.changes;
      state.newestOrder ??= payload.newestOrder;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionEnded, () => initialState)
      .addMatcher(cartApi.endpoints.showCart.matchFulfilled, (state, { payload }) => {
        state.newestOrder = payload.newestOrder;
      })
      // Ordered lines have been seen.
      .addMatcher(orderActionsApi.endpoints.placeOrder.matchFulfilled, (state, { meta }) => {
        const ordered = new Set(packsOfOrder(meta.arg.originalArgs).map(({ id }) => id));
        state.changes = state.changes.filter(({ id }) => !ordered.has(id));
      });
  },
  selectors: {
    selectCartChanges: (state): readonly CartChange[] => state.changes,
    selectNewestOrder: (state) => state.newestOrder,
    selectInOtherTab: (state): readonly string[] => state.inOtherTab,
  },
});

declare module './rootReducer' {
  interface LazySlices extends WithSlice<typeof slice> {}
}
const cartChangesSlice = slice.injectInto(rootReducer);

export const {
  cartChangedElsewhere,
  linesOrderedElsewhere,
  otherTabDiffered,
  cartChangesSeen,
  cartChangesRestored,
} = slice.actions;
export const { selectCartChanges, selectNewestOrder, selectInOtherTab } =
  cartChangesSlice.selectors;

export const hasNewQuantity = ({ packsBefore, packsNow }: CartChange): boolean =>
  packsBefore !== packsNow;

/** Whether the price of a line that remains in the cart has changed. */
export const hasNewPrice = ({
  packsBefore,
  packsNow,
  packPriceBefore,
  packPriceNow,
}: CartChange): boolean => packsBefore > 0 && packsNow > 0 && packPriceBefore !== packPriceNow;
