import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/**
 * Whether single-character shortcuts are on at the staff desk (WCAG 2.1.4); users of speech input
 * turn them off.
 */
export const deskKeysSlice = createSlice({
  name: 'deskKeys',
  initialState: { areOn: true },
  reducers: {
    deskKeysSwitched: (state, { payload }: PayloadAction<boolean>) => {
      state.areOn = payload;
    },
  },
  selectors: { selectAreKeysOn: ({ areOn }) => areOn },
});

export const { deskKeysSwitched } = deskKeysSlice.actions;
export const { selectAreKeysOn } = deskKeysSlice.selectors;
