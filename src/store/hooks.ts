import type { Store, ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector, useStore } from 'react-redux';

import type { Ports } from '../api/ports';
import type { rootReducer } from '../slices/rootReducer';

/**
 * The whole state; a slice that has not been loaded is absent, and its selectors return its initial
 * state.
 */
export type RootState = ReturnType<typeof rootReducer>;

/** What thunks and calls can access besides the state. */
export interface StorePorts extends Ports {
  /** Loads what only a customer needs, once: slices, listeners, and stored data. */
  joinCustomer: () => Promise<void>;
}

export type AppDispatch = ThunkDispatch<RootState, StorePorts, UnknownAction>;
export type AppStore = Store<RootState, UnknownAction> & { dispatch: AppDispatch };
export type AppThunk<Result = void> = ThunkAction<Result, RootState, StorePorts, UnknownAction>;

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<AppStore>();
