import {
  createEntityAdapter,
  createSlice,
  type PayloadAction,
  type WithSlice,
} from '@reduxjs/toolkit';

import type { CartLine } from '#contract/cart';
import type { Product } from '#contract/product';
import { effectivePrice, unitCents } from '#domain/cartTotal';
import { fromCents, toCents } from '#domain/money';
import { isOrderable, unitsOf } from '#domain/quantity';

import { sessionEnded } from './events';
import { rootReducer } from './rootReducer';

/** A line of the preview panel, in the specification's shape (section 3); the id is the product's. */
export interface PreviewItem {
  id: string;
  name: string;
  quantity: number;
  thumbnail: { url: string };
  /** What one ship pack costs now. */
  price: { regularPrice: { amount: { value: number } } };
  /** A line that cannot be ordered does not count in the total. */
  isOrderable: boolean;
}

const items = createEntityAdapter<PreviewItem>();

export const previewOf = (line: CartLine): PreviewItem => ({
  id: line.product_id,
  name: line.name,
  quantity: line.item,
  thumbnail: { url: line.image },
  price: {
    regularPrice: { amount: { value: fromCents(unitCents(line) * unitsOf(1, line.ship_pack)) } },
  },
  isOrderable: isOrderable(line),
});

/** The same for a product that goes into the cart; a visitor's product has no price and cannot. */
export const previewOfProduct = (product: Product, quantity: number): PreviewItem => ({
  id: product.product_id,
  name: product.name,
  quantity,
  thumbnail: { url: product.image },
  price: {
    regularPrice: {
      amount: {
        value: fromCents(
          toCents(effectivePrice(product.selling_price ?? 0, product.selling_price_2)) *
            unitsOf(1, product.ship_pac),
        ),
      },
    },
  },
  isOrderable: isOrderable(product),
});

interface Pending {
  /** Lines whose quantity the server has not confirmed yet. */
  unsaved: string[];
  /** An addition is on its way. */
  isAdding: boolean;
}

const empty = items.getInitialState<Pending>({ unsaved: [], isAdding: false });

const markUnsaved = (state: Pending, id: string) => {
  if (!state.unsaved.includes(id)) state.unsaved.push(id);
};

/** What was asked for in one go: the lines as they will look, and the key that makes a retry harmless. */
export interface CartAddition {
  lines: PreviewItem[];
  key: string;
}

/** The client-held cart preview: optimistic first, then the server's answer wins. */
const slice = createSlice({
  name: 'cartPreview',
  initialState: empty,
  reducers: {
    /** Merges into existing lines by id, adding to their quantity. */
    itemsAddedToCart: (state, { payload }: PayloadAction<CartAddition>) => {
      state.isAdding = true;
      for (const item of payload.lines) {
        const line = state.entities[item.id];
        if (line) line.quantity += item.quantity;
        else items.addOne(state, item);
      }
    },
    /** The server has answered; an addition that it refused is undone. */
    cartAdditionSettled: (
      state,
      { payload }: PayloadAction<{ addition: CartAddition; wentIn: boolean }>,
    ) => {
      state.isAdding = false;
      if (payload.wentIn) return;
      for (const item of payload.addition.lines) {
        const line = state.entities[item.id];
        if (!line) continue;
        if (line.quantity <= item.quantity) items.removeOne(state, item.id);
        else line.quantity -= item.quantity;
      }
    },
    previewItemIncremented: (state, { payload: id }: PayloadAction<string>) => {
      const line = state.entities[id];
      if (!line) return;
      line.quantity += 1;
      markUnsaved(state, id);
    },
    /** At quantity 1 the line goes. */
    previewItemDecremented: (state, { payload: id }: PayloadAction<string>) => {
      const line = state.entities[id];
      if (!line) return;
      if (line.quantity <= 1) items.removeOne(state, id);
      else line.quantity -= 1;
      markUnsaved(state, id);
    },
    previewItemRemoved: (state, { payload: id }: PayloadAction<string>) => {
      items.removeOne(state, id);
      markUnsaved(state, id);
    },
    /** A line that was removed comes back as it was. */
    previewItemRestored: (state, { payload }: PayloadAction<PreviewItem>) => {
      items.upsertOne(state, payload);
      markUnsaved(state, payload.id);
    },
    previewQuantitySet: (
      state,
      { payload: { id, quantity } }: PayloadAction<{ id: string; quantity: number }>,
    ) => {
      items.updateOne(state, { id, changes: { quantity } });
      markUnsaved(state, id);
    },
    previewLineSaved: (state, { payload }: PayloadAction<string>) => {
      state.unsaved = state.unsaved.filter((id) => id !== payload);
    },
    /** The server's cart wins, but over the lines whose change is on its way to it. */
    cartMirrored: (state, { payload }: PayloadAction<PreviewItem[]>) => {
      const theirs = new Set(payload.map(({ id }) => id));
      const ours = state.unsaved.flatMap((id) => state.entities[id] ?? []);
      const mirrored = payload.flatMap((line) => {
        if (!state.unsaved.includes(line.id)) return [line];
        const quantity = state.entities[line.id]?.quantity;
        return quantity === undefined ? [] : [{ ...line, quantity }];
      });
      mirrored.push(...ours.filter(({ id }) => !theirs.has(id)));
      items.setAll(state, mirrored);
    },
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => empty);
  },
  selectors: {
    selectPreviewItems: items.getSelectors().selectAll,
    selectPreviewCount: (state) => state.ids.length,
    selectPreviewItem: (state, id: string): PreviewItem | undefined => state.entities[id],
    selectIsAddingToCart: (state) => state.isAdding,
    selectUnsavedLines: (state): readonly string[] => state.unsaved,
  },
});

declare module './rootReducer' {
  interface LazySlices extends WithSlice<typeof slice> {}
}
export const cartPreviewSlice = slice.injectInto(rootReducer);

export const {
  itemsAddedToCart,
  cartAdditionSettled,
  previewItemIncremented,
  previewItemDecremented,
  previewItemRemoved,
  previewItemRestored,
  previewQuantitySet,
  previewLineSaved,
  cartMirrored,
} = slice.actions;
export const {
  selectPreviewItems,
  selectPreviewCount,
  selectPreviewItem,
  selectIsAddingToCart,
  selectUnsavedLines,
} = cartPreviewSlice.selectors;
