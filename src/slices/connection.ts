import { createSlice } from '@reduxjs/toolkit';

interface Connection {
  /** From the first call without a response until a check shows whether the server responds. */
  isChecking: boolean;
  isLost: boolean;
  /** Number of failed calls being retried. */
  retried: number;
}

const initialState: Connection = { isChecking: false, isLost: false, retried: 0 };

/** Whether the server can be reached. */
export const connectionSlice = createSlice({
  name: 'connection',
  initialState,
  reducers: {
    connectionCheckBegan: (state) => {
      state.isChecking = true;
    },
    connectionLost: (state) => ({ ...state, isChecking: false, isLost: true }),
    connectionRestored: (state) => ({ ...state, isChecking: false, isLost: false }),
    retriesBegan: (state) => {
      state.retried += 1;
    },
    retriesEnded: (state) => {
      state.retried -= 1;
    },
  },
  selectors: {
    selectIsCheckingConnection: (state) => state.isChecking,
    selectIsConnectionLost: (state) => state.isLost,
    selectIsRetrying: (state) => state.retried > 0,
  },
});

export const {
  connectionCheckBegan,
  connectionLost,
  connectionRestored,
  retriesBegan,
  retriesEnded,
} = connectionSlice.actions;
export const { selectIsCheckingConnection, selectIsConnectionLost, selectIsRetrying } =
  connectionSlice.selectors;
