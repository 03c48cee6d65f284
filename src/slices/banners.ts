import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Announcements that a person has put away stay away; the oldest of very many come back. */
const MOST = 50;

export const bannersSlice = createSlice({
  name: 'banners',
  initialState: { dismissed: [] as string[] },
  reducers: {
    /** By its words: one that says something new is shown again. */
    bannerDismissed: (state, { payload }: PayloadAction<string>) => {
      state.dismissed = [...state.dismissed, payload].slice(-MOST);
    },
  },
  selectors: { selectDismissedBanners: (state) => state.dismissed },
});

export const { bannerDismissed } = bannersSlice.actions;
export const { selectDismissedBanners } = bannersSlice.selectors;
