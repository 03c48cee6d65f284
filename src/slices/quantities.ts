import { createSlice, nanoid, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';

import { sessionEnded } from './events';
import type { PreviewItem } from './previewItem';
import { rootReducer } from './rootReducer';

interface QuantitiesState {
  /** Ship packs typed into product cards and not sent yet, by product id. */
  typed: Record<string, PreviewItem>;
  /** Those that were reduced to the stock. */
  reduced: Record<string, true>;
  /** Idempotency key: makes sending exactly these quantities twice harmless. */
  key: string;
}

const initialState: QuantitiesState = { typed: {}, reduced: {}, key: '' };

const slice = createSlice({
  name: 'quantities',
  initialState,
  reducers: {
    quantityTyped: {
      /** `wanted` are the ship packs typed, before they were reduced to the stock. */
      prepare: (item: PreviewItem, wanted = item.quantity) => ({
        payload: { item, isReduced: item.quantity < wanted, key: nanoid() },
      }),
      reducer: (
        state,
        { payload }: PayloadAction<{ item: PreviewItem; isReduced: boolean; key: string }>,
      ) => {
        const { item, isReduced, key } = payload;
        state.key = key;
        if (item.quantity > 0) state.typed[item.id] = item;
        else delete state.typed[item.id];
        if (item.quantity > 0 && isReduced) state.reduced[item.id] = true;
        else delete state.reduced[item.id];
      },
    },
    /**
     * These are in the cart, or queued for it. What was left out or typed since remains, under a new
     * key: the previous one would only repeat the server's answer.
     */
    quantitiesTaken: {
      prepare: (items: PreviewItem[]) => ({ payload: { items, key: nanoid() } }),
      reducer: (state, { payload }: PayloadAction<{ items: PreviewItem[]; key: string }>) => {
        state.key = payload.key;
        for (const { id, quantity } of payload.items) {
          if (state.typed[id]?.quantity !== quantity) continue;
          delete state.typed[id];
          delete state.reduced[id];
        }
      },
    },
    /** Restores what this customer typed earlier; newer input wins. */
    quantitiesRestored: (
      state,
      { payload }: PayloadAction<Pick<QuantitiesState, 'typed' | 'key'>>,
    ) => {
      state.key ||= payload.key;
      state.typed = { ...payload.typed, ...state.typed };
    },
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => initialState);
  },
  selectors: {
    selectTypedPacks: ({ typed }, productId: string): number => typed[productId]?.quantity ?? 0,
    selectIsReduced: ({ reduced }, productId: string): boolean => productId in reduced,
    selectTypedCount: ({ typed }): number => Object.keys(typed).length,
    selectTypedQuantities: (state): QuantitiesState => state,
  },
});

declare module './rootReducer' {
  interface LazySlices extends WithSlice<typeof slice> {}
}
const quantitiesSlice = slice.injectInto(rootReducer);

export const { quantityTyped, quantitiesTaken, quantitiesRestored } = slice.actions;
export const { selectTypedPacks, selectIsReduced, selectTypedCount, selectTypedQuantities } =
  quantitiesSlice.selectors;
