import { createSlice } from '@reduxjs/toolkit';

/** Whether the server answers: in doubt from the first call without an answer until a look has told. */
export const connectionSlice = createSlice({
  name: 'connection',
  initialState: { isDoubted: false, isLost: false },
  reducers: {
    connectionDoubted: (state) => {
      state.isDoubted = true;
    },
    connectionLost: () => ({ isDoubted: false, isLost: true }),
    connectionRestored: () => ({ isDoubted: false, isLost: false }),
  },
  selectors: {
    selectIsConnectionDoubted: (state) => state.isDoubted,
    selectIsConnectionLost: (state) => state.isLost,
  },
});

export const { connectionDoubted, connectionLost, connectionRestored } = connectionSlice.actions;
export const { selectIsConnectionDoubted, selectIsConnectionLost } = connectionSlice.selectors;
