import type { ListenerEffectAPI, TypedStartListening } from '@reduxjs/toolkit';

import type { AppDispatch, RootState } from '../hooks';

/** Registers a listener. */
export type Listen = TypedStartListening<RootState, AppDispatch>;
export type ListenerApi = ListenerEffectAPI<RootState, AppDispatch>;
