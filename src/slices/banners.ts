import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Maximum number of dismissed banners that are remembered; the oldest reappear beyond it. */
const MAX_DISMISSED = 50;

export const bannersSlice = createSlice({
  name: 'banners',
  initialState: { dismissed: [] as string[] },
  reducers: {
    /** Identified by its text, so a banner with new text is shown again. */
    bannerDismissed: (state, { payload }: PayloadAction<string>) => {
      state.dismissed = [...state.dismissed, payload].slice(-MAX_DISMISSED);
    },
  },
  selectors: { selectDismissedBanners: (state) => state.dismissed },
});

export const { bannerDismissed } = bannersSlice.actions;
export const { selectDismissedBanners } = bannersSlice.selectors;
