import { createSlice } from '@reduxjs/toolkit';

/** Whether the server answers; set by the calls themselves. */
export const connectionSlice = createSlice({
  name: 'connection',
  initialState: { isLost: false },
  reducers: {
    connectionLost: (state) => {
      state.isLost = true;
    },
    connectionRestored: (state) => {
      state.isLost = false;
    },
  },
  selectors: { selectIsConnectionLost: (state) => state.isLost },
});

export const { connectionLost, connectionRestored } = connectionSlice.actions;
export const { selectIsConnectionLost } = connectionSlice.selectors;
