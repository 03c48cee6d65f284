import { createSlice } from '@reduxjs/toolkit';

/** Whether the server answers: in doubt from the first call without an answer until a look has told. */
type Connection = 'there' | 'doubted' | 'lost';

export const connectionSlice = createSlice({
  name: 'connection',
  initialState: { is: 'there' as Connection },
  reducers: {
    connectionDoubted: (state) => {
      state.is = 'doubted';
    },
    connectionLost: (state) => {
      state.is = 'lost';
    },
    connectionRestored: (state) => {
      state.is = 'there';
    },
  },
  selectors: {
    selectIsConnectionDoubted: (state) => state.is === 'doubted',
    selectIsConnectionLost: (state) => state.is === 'lost',
  },
});

export const { connectionDoubted, connectionLost, connectionRestored } = connectionSlice.actions;
export const { selectIsConnectionDoubted, selectIsConnectionLost } = connectionSlice.selectors;
