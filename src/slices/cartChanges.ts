import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';

import { cartApi } from '../api/cart';
import { ordersApi } from '../api/orders';

import { sessionEnded } from './events';
import { rootReducer } from './rootReducer';

/** What became of a line without this tab's doing. */
export interface CartChange {
  /** The product's id. */
  id: string;
  name: string;
  /** Ship packs; 0 where the line was not there, or is there no more. */
  packsBefore: number;
  packsNow: number;
  /** What one ship pack cost and costs. */
  packPriceBefore: number;
  packPriceNow: number;
  from: 'tab' | 'device';
  /** The order in which it left the cart. */
  orderId?: string;
}

interface State {
  changes: CartChange[];
  /** The customer's newest order as the last reading of the cart named it. */
  newestOrder?: string | undefined;
  /** Products of which another tab of this browser wants or knows something else than this one. */
  inOtherTab: string[];
}

const initialState: State = { changes: [], inOtherTab: [] };

/** As it was, or come and gone unseen. */
const isNothing = ({ packsBefore, packsNow, packPriceBefore, packPriceNow }: CartChange) =>
  packsBefore === packsNow && (packsNow === 0 || packPriceBefore === packPriceNow);

/** What others did to the cart since the person last looked at the list of it. */
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
    /** Another tab of this browser has written its cart down. */
    otherTabDiffered: (state, { payload }: PayloadAction<string[]>) => {
      state.inOtherTab = payload;
    },
    cartChangesSeen: (state) => {
      state.changes = [];
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
      // What was bought was looked at.
      .addMatcher(ordersApi.endpoints.placeOrder.matchFulfilled, (state) => {
        state.changes = [];
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

/** The price of a line that stays in the cart is another. */
export const hasNewPrice = ({
  packsBefore,
  packsNow,
  packPriceBefore,
  packPriceNow,
}: CartChange): boolean => packsBefore > 0 && packsNow > 0 && packPriceBefore !== packPriceNow;
