import { configureStore } from '@reduxjs/toolkit';

import { api } from '../../src/api/api';
import '../../src/slices/cartChanges';
import '../../src/slices/cartReport';
import '../../src/slices/cartSelection';
import '../../src/slices/favourites';
import '../../src/slices/quantities';
import { rootReducer } from '../../src/slices/rootReducer';
import '../../src/slices/scanned';

/** Creates a store with every slice and no listeners: events in, selectors out. */
export const sliceStore = () =>
  configureStore({
    reducer: rootReducer,
    middleware: (getDefault) =>
      getDefault({
        serializableCheck: { ignoredActionPaths: ['meta.arg', 'meta.baseQueryMeta'] },
      }).concat(api.middleware),
  });
