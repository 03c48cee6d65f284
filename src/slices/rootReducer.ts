import { combineSlices } from '@reduxjs/toolkit';

import { api } from '../api/api';

import { bannersSlice } from './banners';
import { connectionSlice } from './connection';
import { consentSlice } from './consent';
import { languageSlice } from './language';
import { listViewSlice } from './listView';
import { noticesSlice } from './notices';
import { productsSlice } from './products';
import { rowsSlice } from './rows';
import { searchTextSlice } from './searchText';
import { sessionSlice } from './session';

/**
 * Slices that are loaded with the screens and features that need them; each adds itself in its own
 * file.
 */
export interface LazySlices {}

/** The state of the first paint, with room for lazily loaded slices. */
export const rootReducer = combineSlices(
  api,
  sessionSlice,
  languageSlice,
  searchTextSlice,
  consentSlice,
  bannersSlice,
  listViewSlice,
  rowsSlice,
  connectionSlice,
  noticesSlice,
  productsSlice,
).withLazyLoadedSlices<LazySlices>();
