import type { ListenerEffectAPI, TypedStartListening } from '@reduxjs/toolkit';

import type { AppDispatch, RootState } from '../hooks';

/** Begins to listen: what happens elsewhere because something happened here. */
export type Listen = TypedStartListening<RootState, AppDispatch>;
export type ListenerApi = ListenerEffectAPI<RootState, AppDispatch>;
