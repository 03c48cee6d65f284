import {
  createEntityAdapter,
  createSlice,
  type EntityState,
  type PayloadAction,
  type WithSlice,
} from '@reduxjs/toolkit';

import { sessionEnded } from './events';
import { rootReducer } from './rootReducer';

interface Favourite {
  product_id: string;
}

const favourites = createEntityAdapter({
  selectId: (favourite: Favourite) => favourite.product_id,
});

type FavouritesById = EntityState<Favourite, string>;

const initialState = favourites.getInitialState({ processing: [] as string[] });

/**
 * The customer's favourites by product id, mirrored from the server. The heart is toggled
 * optimistically and rolled back if the server refuses; it is disabled while its product is
 * processing.
 */
const slice = createSlice({
  name: 'favourites',
  initialState,
  reducers: {
    favouriteAdded: (state, { payload }: PayloadAction<Favourite>) => {
      favourites.addOne(state, payload);
      state.processing.push(payload.product_id);
    },
    favouriteRemoved: (state, { payload }: PayloadAction<Favourite>) => {
      favourites.removeOne(state, payload.product_id);
      state.processing.push(payload.product_id);
    },
    favouriteSettled: (
      state,
      { payload }: PayloadAction<Favourite & { revert?: 'add' | 'remove' }>,
    ) => {
      state.processing = state.processing.filter((id) => id !== payload.product_id);
      if (payload.revert === 'add') favourites.addOne(state, { product_id: payload.product_id });
      if (payload.revert === 'remove') favourites.removeOne(state, payload.product_id);
    },
    /** The server's list wins, unless changes are still in flight. */
    favouritesMirrored: (state, { payload }: PayloadAction<Favourite[]>) => {
      if (state.processing.length === 0) favourites.setAll(state, payload);
    },
    /** Restores the favourites of an earlier visit until the server responds. */
    favouritesRestored: (state, { payload }: PayloadAction<FavouritesById>) => {
      if (state.ids.length === 0) Object.assign(state, payload);
    },
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => initialState);
  },
  selectors: {
    selectFavouriteCount: (state) => state.ids.length,
    selectIsFavourite: (state, product_id: string) => product_id in state.entities,
    selectIsFavouriteProcessing: (state, product_id: string) =>
      state.processing.includes(product_id),
  },
});

declare module './rootReducer' {
  interface LazySlices extends WithSlice<typeof slice> {}
}
const favouritesSlice = slice.injectInto(rootReducer);

export const {
  favouriteAdded,
  favouriteRemoved,
  favouriteSettled,
  favouritesMirrored,
  favouritesRestored,
} = slice.actions;
export const { selectFavouriteCount, selectIsFavourite, selectIsFavouriteProcessing } =
  favouritesSlice.selectors;
