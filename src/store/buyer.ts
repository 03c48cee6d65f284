import { cartChangesSlice } from '../slices/cartChanges';
import { cartOutboxSlice } from '../slices/cartOutbox';
import { cartPreviewSlice } from '../slices/cartPreview';
import { cartReportSlice } from '../slices/cartReport';
import { cartSelectionSlice } from '../slices/cartSelection';
import { favouritesSlice } from '../slices/favourites';
import { quantitiesSlice } from '../slices/quantities';

/** The slices that come with a session: a visitor has no cart and no favourites. */
export const buyerReducers = {
  cartPreview: cartPreviewSlice.reducer,
  cartChanges: cartChangesSlice.reducer,
  cartOutbox: cartOutboxSlice.reducer,
  favourites: favouritesSlice.reducer,
  cartReport: cartReportSlice.reducer,
  cartSelection: cartSelectionSlice.reducer,
  quantities: quantitiesSlice.reducer,
};

export type BuyerReducers = typeof buyerReducers;

export { makeReactions } from './reactions/reactions';
