import { cartChanges } from './slices/cartChanges';
import { cartPreview } from './slices/cartPreview';
import { cartSelection } from './slices/cartSelection';
import { favourites } from './slices/favourites';
import { quantities } from './slices/quantities';
import { scanned } from './slices/scanned';
import type { StoredSlice } from './storedSlice';

/** The slices that redux-persist stores for a customer. */
export const STORED_SLICES = {
  cartPreview,
  favourites,
  cartChanges,
  cartSelection,
  quantities,
  scanned,
} satisfies Record<string, StoredSlice>;

export type StoredName = keyof typeof STORED_SLICES;
