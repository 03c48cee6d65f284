import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';

import { sessionEnded } from './events';
import { rootReducer } from './rootReducer';

/** A line as the server's cart had it when it was last read. */
export interface ServedLine {
  /** Id of the line, not of the product. */
  line: string;
  name: string;
  /** Ship packs. */
  item: number;
  /** What one ship pack costs. */
  price: number;
}

/** The server's cart by product id. */
export type ServedCart = Record<string, ServedLine>;

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
  /** `null` until the cart was read. */
  served: ServedCart | null;
  changes: CartChange[];
}

const initialState: State = { served: null, changes: [] };

const isNothing = ({ was, now, wasPrice, nowPrice }: CartChange) =>
  was === now && wasPrice === nowPrice;

/** What others did to the cart since the person last looked at the list of it. */
const slice = createSlice({
  name: 'cartChanges',
  initialState,
  reducers: {
    cartServed: (
      state,
      { payload }: PayloadAction<{ served: ServedCart; changes: CartChange[] }>,
    ) => {
      state.served = payload.served;
      for (const change of payload.changes) {
        const earlier = state.changes.find(({ id }) => id === change.id);
        if (!earlier) state.changes.push(change);
        else {
          const { now, nowPrice, from } = change;
          Object.assign(earlier, { now, nowPrice, from });
        }
      }
      state.changes = state.changes.filter((change) => !isNothing(change));
    },
    cartChangesSeen: (state) => {
      state.changes = [];
    },
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => initialState);
  },
  selectors: {
    selectServedCart: (state): ServedCart | null => state.served,
    selectCartChanges: (state): readonly CartChange[] => state.changes,
  },
});

declare module './rootReducer' {
  interface LazySlices extends WithSlice<typeof slice> {}
}
export const cartChangesSlice = slice.injectInto(rootReducer);

export const { cartServed, cartChangesSeen } = slice.actions;
export const { selectServedCart, selectCartChanges } = cartChangesSlice.selectors;

/** The price of a line that stays in the cart is another. */
export const hasNewPrice = ({ was, now, wasPrice, nowPrice }: CartChange): boolean =>
  was > 0 && now > 0 && wasPrice !== nowPrice;
