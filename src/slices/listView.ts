import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** How lists of products are displayed: as rows to order from, or as cards to browse. */
export type ListView = 'rows' | 'cards';

export const listViewSlice = createSlice({
  name: 'listView',
  initialState: { view: 'rows' as ListView },
  reducers: {
    listViewChosen: (state, { payload }: PayloadAction<ListView>) => void (state.view = payload),
  },
  selectors: { selectListView: (state) => state.view },
});

export const { listViewChosen } = listViewSlice.actions;
export const { selectListView } = listViewSlice.selectors;
