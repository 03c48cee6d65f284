import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Ship packs typed into product cards and not sent yet, by product id. */
type Quantities = Record<string, number>;

interface QuantitiesState {
  typed: Quantities;
  /** Whose they are; nothing is kept until this customer's earlier ones were read. */
  keptFor: string | null;
}

const initialState: QuantitiesState = { typed: {}, keptFor: null };

export const quantitiesSlice = createSlice({
  name: 'quantities',
  initialState,
  reducers: {
    quantityTyped: (
      { typed },
      { payload }: PayloadAction<{ product_id: string; quantity: number }>,
    ) => {
      if (payload.quantity > 0) typed[payload.product_id] = payload.quantity;
      else delete typed[payload.product_id];
    },
    /** What this customer had typed earlier comes back; what was typed since wins. */
    quantitiesRemembered: (
      state,
      { payload }: PayloadAction<{ userId: string; typed: Quantities }>,
    ) => {
      state.typed = { ...payload.typed, ...state.typed };
      state.keptFor = payload.userId;
    },
    quantitiesSent: ({ typed }, { payload }: PayloadAction<string[]>) => {
      for (const product_id of payload) delete typed[product_id];
    },
    quantitiesPutAway: () => initialState,
  },
  selectors: {
    selectTypedQuantity: ({ typed }, product_id: string): number => typed[product_id] ?? 0,
    selectTypedQuantities: ({ typed }): Quantities => typed,
    selectTypedCount: ({ typed }): number => Object.keys(typed).length,
    selectQuantitiesKeptFor: ({ keptFor }) => keptFor,
  },
});

export const { quantityTyped, quantitiesRemembered, quantitiesSent, quantitiesPutAway } =
  quantitiesSlice.actions;
export const {
  selectTypedQuantity,
  selectTypedQuantities,
  selectTypedCount,
  selectQuantitiesKeptFor,
} = quantitiesSlice.selectors;
