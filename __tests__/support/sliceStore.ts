import { configureStore } from '@reduxjs/toolkit';

import { rootReducer } from '../../src/slices/rootReducer';

/** Every slice and nothing that reacts: events in, selectors out. */
export const sliceStore = () => configureStore({ reducer: rootReducer });
