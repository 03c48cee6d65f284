import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';

import { MAX_ITEM } from '#domain/quantity';

import { sessionEnded } from './events';
import { rootReducer } from './rootReducer';

/** A code and the ship packs scanned of it. */
export interface Scanned {
  code: string;
  quantity: number;
}

interface State {
  /** Newest code first. */
  codes: Scanned[];
}

const initialState: State = { codes: [] };

/** Codes counted by the camera and not handed over yet. */
const slice = createSlice({
  name: 'scanned',
  initialState,
  reducers: {
    codeScanned: (state, { payload: code }: PayloadAction<string>) => {
      const before = state.codes.find((one) => one.code === code)?.quantity ?? 0;
      const others = state.codes.filter((one) => one.code !== code);
      state.codes = [{ code, quantity: Math.min(before + 1, MAX_ITEM) }, ...others];
    },
    /** Counts the last scan of the code as this many packs instead of one. */
    lastScanCounted: (
      state,
      { payload: { code, packs } }: PayloadAction<{ code: string; packs: number }>,
    ) => {
      const scanned = state.codes.find((one) => one.code === code);
      if (scanned) scanned.quantity = Math.min(scanned.quantity - 1 + packs, MAX_ITEM);
    },
    /** A quantity of 0 removes the code. */
    scannedSet: (state, { payload: { code, quantity } }: PayloadAction<Scanned>) => {
      if (quantity === 0) state.codes = state.codes.filter((one) => one.code !== code);
      const scanned = state.codes.find((one) => one.code === code);
      if (scanned) scanned.quantity = quantity;
    },
    scansHandedOver: () => initialState,
    /** Restores earlier scans after those made since. */
    scansRestored: (state, { payload }: PayloadAction<State>) => {
      const since = new Set(state.codes.map(({ code }) => code));
      state.codes.push(...payload.codes.filter(({ code }) => !since.has(code)));
    },
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => initialState);
  },
  selectors: { selectScanned: (state): readonly Scanned[] => state.codes },
});

declare module './rootReducer' {
  interface LazySlices extends WithSlice<typeof slice> {}
}
const scannedSlice = slice.injectInto(rootReducer);

export const { codeScanned, lastScanCounted, scannedSet, scansHandedOver, scansRestored } =
  slice.actions;
export const { selectScanned } = scannedSlice.selectors;
