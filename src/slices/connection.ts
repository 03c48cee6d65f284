import { createSlice } from '@reduxjs/toolkit';

interface Connection {
  /** From the first call without a response until a check shows whether the server responds. */
  isDoubted: boolean;
  isLost: boolean;
  /** Number of failed calls being retried. */
  retried: number;
}

const initialState: Connection = { isDoubted: false, isLost: false, retried: 0 };

/** Whether the server can be reached. */
export const connectionSlice = createSlice({
  name: 'connection',
  initialState,
  reducers: {
    connectionDoubted: (state) => {
      state.isDoubted = true;
    },
    connectionLost: (state) => ({ ...state, isDoubted: false, isLost: true }),
    connectionRestored: (state) => ({ ...state, isDoubted: false, isLost: false }),
    retriesBegan: (state) => {
      state.retried += 1;
    },
    retriesEnded: (state) => {
      state.retried -= 1;
    },
  },
  selectors: {
    selectIsConnectionDoubted: (state) => state.isDoubted,
    selectIsConnectionLost: (state) => state.isLost,
    selectIsRetrying: (state) => state.retried > 0,
  },
});

export const { connectionDoubted, connectionLost, connectionRestored, retriesBegan, retriesEnded } =
  connectionSlice.actions;
export const { selectIsConnectionDoubted, selectIsConnectionLost, selectIsRetrying } =
  connectionSlice.selectors;
