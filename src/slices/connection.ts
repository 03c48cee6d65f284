import { createSlice } from '@reduxjs/toolkit';

interface Connection {
  /** From the first call without an answer until a look has told whether the server answers. */
  isDoubted: boolean;
  isLost: boolean;
  /** Calls that failed and are being tried again. */
  retried: number;
}

const initialState: Connection = { isDoubted: false, isLost: false, retried: 0 };

/** Whether the server answers. */
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
