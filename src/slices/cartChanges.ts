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
  was: number;
  now: number;
  /** What one ship pack cost and costs. */
  wasPrice: number;
  nowPrice: number;
  from: 'tab' | 'device';
}

interface State {
  changes: CartChange[];
  /** Where the next difference comes from, as far as it is known. */
  from: CartChange['from'];
}

const initialState: State = { changes: [], from: 'device' };

const isNothing = ({ was, now, wasPrice, nowPrice }: CartChange) =>
  was === now && wasPrice === nowPrice;

/** What others did to the cart since the person last looked at the list of it. */
const slice = createSlice({
  name: 'cartChanges',
  initialState,
  reducers: {
    cartChangedElsewhere: (state, { payload }: PayloadAction<CartChange[]>) => {
      state.from = 'device';
      for (const change of payload) {
        const earlier = state.changes.find(({ id }) => id === change.id);
        if (!earlier) state.changes.push(change);
        else {
          const { now, nowPrice, from } = change;
          Object.assign(earlier, { now, nowPrice, from });
        }
      }
      state.changes = state.changes.filter((change) => !isNothing(change));
    },
    /** Another tab of this browser has written its cart down. */
    otherTabWrote: (state) => {
      state.from = 'tab';
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
    selectNextChangeIsFrom: (state) => state.from,
  },
});

declare module './rootReducer' {
  interface LazySlices extends WithSlice<typeof slice> {}
}
export const cartChangesSlice = slice.injectInto(rootReducer);

export const { cartChangedElsewhere, otherTabWrote, cartChangesSeen, cartChangesRestored } =
  slice.actions;
export const { selectCartChanges, selectNextChangeIsFrom } = cartChangesSlice.selectors;

/** The price of a line that stays in the cart is another. */
export const hasNewPrice = ({ was, now, wasPrice, nowPrice }: CartChange): boolean =>
  was > 0 && now > 0 && wasPrice !== nowPrice;
