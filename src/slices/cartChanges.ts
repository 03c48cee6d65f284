import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';

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
}

interface State {
  changes: CartChange[];
  /** Products of which another tab of this browser wants or knows something else than this one. */
  inOtherTab: string[];
}

const initialState: State = { changes: [], inOtherTab: [] };

const isNothing = ({ packsBefore, packsNow, packPriceBefore, packPriceNow }: CartChange) =>
  packsBefore === packsNow && packPriceBefore === packPriceNow;

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
        }
      }
      state.changes = state.changes.filter((change) => !isNothing(change));
    },
    /** Another tab of this browser has written its cart down. */
    otherTabDiffered: (state, { payload }: PayloadAction<string[]>) => {
      state.inOtherTab = payload;
    },
    cartChangesSeen: (state) => {
      state.changes = [];
    },
    cartChangesRestored: (state, { payload }: PayloadAction<Pick<State, 'changes'>>) => {
      if (state.changes.length === 0) state.changes = payload.changes;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionEnded, () => initialState)
      // What was bought was looked at.
      .addMatcher(ordersApi.endpoints.placeOrder.matchFulfilled, (state) => {
        state.changes = [];
      });
  },
  selectors: {
    selectCartChanges: (state): readonly CartChange[] => state.changes,
    selectInOtherTab: (state): readonly string[] => state.inOtherTab,
  },
});

declare module './rootReducer' {
  interface LazySlices extends WithSlice<typeof slice> {}
}
const cartChangesSlice = slice.injectInto(rootReducer);

export const { cartChangedElsewhere, otherTabDiffered, cartChangesSeen, cartChangesRestored } =
  slice.actions;
export const { selectCartChanges, selectInOtherTab } = cartChangesSlice.selectors;

/** The price of a line that stays in the cart is another. */
export const hasNewPrice = ({
  packsBefore,
  packsNow,
  packPriceBefore,
  packPriceNow,
}: CartChange): boolean => packsBefore > 0 && packsNow > 0 && packPriceBefore !== packPriceNow;
