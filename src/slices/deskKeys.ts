import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Whether single letters and signs do something at the desk (WCAG 2.1.4): whoever speaks to a computer turns them off. */
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
