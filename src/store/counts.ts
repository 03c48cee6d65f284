import { selectPreviewCount } from '../slices/cartPreview';
import { selectFavouriteCount } from '../slices/favourites';
import { selectIsSignedIn } from '../slices/session';

import type { RootState } from './hooks';
import { selectUnsavedIds } from './unsaved';

/** What the counters of the header show: 0 when logged out (specification 2.2). */
export const selectShownFavourites = (state: RootState): number =>
  selectIsSignedIn(state) ? selectFavouriteCount(state) : 0;
export const selectShownLines = (state: RootState): number =>
  selectIsSignedIn(state) ? selectPreviewCount(state) : 0;
/** Lines of the cart that the server does not have as they are shown. */
export const selectShownUnsaved = (state: RootState): number =>
  selectIsSignedIn(state) ? selectUnsavedIds(state).length : 0;
