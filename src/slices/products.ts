import {
  createSelector,
  createSlice,
  isFulfilled,
  original,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { shallowEqual } from 'react-redux';

import { parseCountry } from '#domain/countries';
import { parseLanguage } from '#domain/languages';

import { api } from '../api/api';
import { mergeProduct, type KnownProduct } from '../api/mergeProduct';
import { productIdOf, type Market, type ServedProduct } from '../api/products';

import { sessionEnded } from './events';

/** Keyed by requested market and trimmed product id. */
type Table = Record<string, KnownProduct>;

const empty: Table = {};
export const keyOf = ({ country, lang }: Market, productId: string): string =>
  `${country}/${lang}/${productId}`;

interface FulfilledAction extends UnknownAction {
  meta: {
    arg: { originalArgs?: { country?: string; lang?: string; lang_code?: string } };
    baseQueryMeta: { products: readonly ServedProduct[] };
  };
}

const isFulfilledQuery = isFulfilled();
function carriesProducts(action: UnknownAction): action is FulfilledAction {
  const { meta } = action as Partial<FulfilledAction>;
  return isFulfilledQuery(action) && meta?.baseQueryMeta?.products !== undefined;
}

/** Returns the market of the call: screens look products up by the market they requested. */
function marketOf({ meta }: FulfilledAction, served: ServedProduct): Market {
  const { country, lang, lang_code } = meta.arg.originalArgs ?? {};
  return {
    country: parseCountry(country ?? served.country),
    lang: parseLanguage(lang ?? lang_code) ?? '',
  };
}

/**
 * Every product received, once per market; lists hold ids. The table is cleared together with the
 * cached responses whose lists reference it.
 */
export const productsSlice = createSlice({
  name: 'products',
  initialState: empty,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(sessionEnded, () => empty)
      .addMatcher(api.util.resetApiState.match, () => empty)
      .addMatcher(carriesProducts, (state, action) => {
        const before = original(state) ?? empty;
        const learned: Table = {};
        for (const served of action.meta.baseQueryMeta.products) {
          const productId = productIdOf(served);
          if (productId === '') continue;
          const market = marketOf(action, served);
          const key = keyOf(market, productId);
          const known = learned[key] ?? before[key];
          const product = mergeProduct(known, served, market.country);
          if (product !== known) learned[key] = product;
        }
        Object.assign(state, learned);
      });
  },
  selectors: {
    selectProduct: (table, market: Market, productId: string): KnownProduct | undefined =>
      table[keyOf(market, productId)],
    /** Returns the known products of a list of ids. */
    selectProducts: createSelector(
      [
        (table: Table) => table,
        (_table: Table, market: Market) => market,
        (_table: Table, _market: Market, ids: readonly string[]) => ids,
      ],
      (table, market, ids) => ids.flatMap((id) => table[keyOf(market, id)] ?? []),
      { memoizeOptions: { resultEqualityCheck: shallowEqual } },
    ),
  },
});

export const { selectProduct, selectProducts } = productsSlice.selectors;
