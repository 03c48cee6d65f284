import { selectPreviewCount } from '../slices/cartPreview';
import { selectFavouriteCount } from '../slices/favourites';
import { selectIsSignedIn } from '../slices/session';

import type { RootState } from './store';

/** What the counters of the header show: 0 when logged out (specification 2.2). */
export const selectShownFavourites = (state: RootState): number =>
  selectIsSignedIn(state) ? selectFavouriteCount(state) : 0;
export const selectShownLines = (state: RootState): number =>
  selectIsSignedIn(state) ? selectPreviewCount(state) : 0;
