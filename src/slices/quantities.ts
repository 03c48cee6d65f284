import { createSlice, nanoid, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';

import type { PreviewItem } from './cartPreview';

import { sessionEnded } from './events';
import { rootReducer } from './rootReducer';

/** Ship packs typed into product cards and not sent yet, by product id. */
type Typed = Record<string, PreviewItem>;

interface QuantitiesState {
  typed: Typed;
  /** Makes sending exactly these quantities twice harmless. */
  key: string;
  /** Whose they are; nothing is kept until this customer's earlier ones were read. */
  keptFor: string | null;
}

/** What outlives a reload. */
export type KeptQuantities = Pick<QuantitiesState, 'typed' | 'key'>;

const initialState: QuantitiesState = { typed: {}, key: '', keptFor: null };

const slice = createSlice({
  name: 'quantities',
  initialState,
  reducers: {
    quantityTyped: {
      prepare: (item: PreviewItem) => ({ payload: { item, key: nanoid() } }),
      reducer: (state, { payload }: PayloadAction<{ item: PreviewItem; key: string }>) => {
        const { item, key } = payload;
        state.key = key;
        if (item.quantity > 0) state.typed[item.id] = item;
        else delete state.typed[item.id];
      },
    },
    /** What this customer had typed earlier comes back; what was typed since wins. */
    quantitiesRemembered: (
      state,
      { payload }: PayloadAction<{ userId: string; kept: KeptQuantities | undefined }>,
    ) => {
      state.key ||= payload.kept?.key ?? '';
      state.typed = { ...payload.kept?.typed, ...state.typed };
      state.keptFor = payload.userId;
    },
    quantitiesSent: ({ typed }, { payload }: PayloadAction<string[]>) => {
      for (const productId of payload) delete typed[productId];
    },
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => initialState);
  },
  selectors: {
    selectTypedQuantity: ({ typed }, productId: string): number => typed[productId]?.quantity ?? 0,
    selectTypedCount: ({ typed }): number => Object.keys(typed).length,
    selectKeptQuantities: (state): QuantitiesState => state,
    selectQuantitiesKeptFor: ({ keptFor }) => keptFor,
  },
});

declare module './rootReducer' {
  interface LazySlices extends WithSlice<typeof slice> {}
}
export const quantitiesSlice = slice.injectInto(rootReducer);

export const { quantityTyped, quantitiesRemembered, quantitiesSent } = slice.actions;
export const {
  selectTypedQuantity,
  selectTypedCount,
  selectKeptQuantities,
  selectQuantitiesKeptFor,
} = quantitiesSlice.selectors;
