import { combineReducers, configureStore } from '@reduxjs/toolkit';

import { buyerReducers } from '../../src/store/buyer';
import { firstReducers } from '../../src/store/store';

/** Every slice and nothing that reacts: events in, selectors out. */
export const sliceStore = () =>
  configureStore({ reducer: combineReducers({ ...firstReducers, ...buyerReducers }) });
