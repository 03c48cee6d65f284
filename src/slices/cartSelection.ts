import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';

import { rootReducer } from './rootReducer';

/** Cart lines that each customer left out of the next order; every other line is in it. */
type Deselected = Record<string, string[]>;

interface Choice {
  userId: string;
  productIds: string[];
}

const slice = createSlice({
  name: 'cartSelection',
  initialState: { deselected: {} as Deselected },
  reducers: {
    linesSelected: ({ deselected }, { payload }: PayloadAction<Choice>) => {
      const left = deselected[payload.userId] ?? [];
      deselected[payload.userId] = left.filter((id) => !payload.productIds.includes(id));
    },
    linesDeselected: ({ deselected }, { payload }: PayloadAction<Choice>) => {
      const left = deselected[payload.userId] ?? [];
      deselected[payload.userId] = [...new Set([...left, ...payload.productIds])];
    },
  },
  selectors: {
    selectDeselected: ({ deselected }, userId: string): readonly string[] =>
      deselected[userId] ?? NONE,
  },
});

const NONE: readonly string[] = [];

declare module './rootReducer' {
  interface LazySlices extends WithSlice<typeof slice> {}
}
export const cartSelectionSlice = slice.injectInto(rootReducer);

export const { linesSelected, linesDeselected } = slice.actions;
export const { selectDeselected } = cartSelectionSlice.selectors;
