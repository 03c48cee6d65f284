import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { CartAddition } from './cartPreview';

interface Kept {
  userId: string;
  addition: CartAddition;
}

/** What each customer put into the cart while the server did not answer, in order; it is sent later, once. */
export const cartOutboxSlice = createSlice({
  name: 'cartOutbox',
  initialState: { unsent: {} as Record<string, CartAddition[]> },
  reducers: {
    additionKept: ({ unsent }, { payload: { userId, addition } }: PayloadAction<Kept>) => {
      unsent[userId] = [...(unsent[userId] ?? []), addition];
    },
    additionSent: (
      { unsent },
      { payload: { userId, key } }: PayloadAction<{ userId: string; key: string }>,
    ) => {
      unsent[userId] = (unsent[userId] ?? []).filter((addition) => addition.key !== key);
    },
  },
  selectors: {
    selectUnsent: ({ unsent }, userId: string): readonly CartAddition[] => unsent[userId] ?? NONE,
  },
});

const NONE: readonly CartAddition[] = [];

export const { additionKept, additionSent } = cartOutboxSlice.actions;
export const { selectUnsent } = cartOutboxSlice.selectors;
