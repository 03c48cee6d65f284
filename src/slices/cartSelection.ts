import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Cart lines that each customer left out of the next order; every other line is in it. */
type Deselected = Record<string, string[]>;

interface Choice {
  userId: string;
  productIds: string[];
}

export const cartSelectionSlice = createSlice({
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

export const { linesSelected, linesDeselected } = cartSelectionSlice.actions;
export const { selectDeselected } = cartSelectionSlice.selectors;
