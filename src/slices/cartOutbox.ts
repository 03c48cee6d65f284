import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';

import type { CartAddition } from './cartPreview';

import { rootReducer } from './rootReducer';

interface Kept {
  userId: string;
  addition: CartAddition;
}

/** What each customer put into the cart while the server did not answer, in order; it is sent later, once. */
const slice = createSlice({
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

declare module './rootReducer' {
  interface LazySlices extends WithSlice<typeof slice> {}
}
export const cartOutboxSlice = slice.injectInto(rootReducer);

export const { additionKept, additionSent } = slice.actions;
export const { selectUnsent } = cartOutboxSlice.selectors;
