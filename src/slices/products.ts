import {
  createSelector,
  createSlice,
  isFulfilled,
  original,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { shallowEqual } from 'react-redux';

import { readCountry } from '#domain/countries';
import { readLanguage } from '#domain/languages';

import { api } from '../api/api';
import { productIdOf, type Market, type ServedProduct } from '../api/products';
import { mergeProduct, type KnownProduct } from '../api/readProduct';

import { sessionEnded } from './events';

/** Keyed by requested market and trimmed product id. */
type Table = Record<string, KnownProduct>;

const empty: Table = {};
const keyOf = ({ country, lang }: Market, productId: string): string =>
  `${country}/${lang}/${productId}`;

interface Answered extends UnknownAction {
  meta: {
    arg: { originalArgs?: { country?: string; lang?: string; lang_code?: string } };
    baseQueryMeta: { products: readonly ServedProduct[] };
  };
}

const isAnswer = isFulfilled();
function carriesProducts(action: UnknownAction): action is Answered {
  const { meta } = action as Partial<Answered>;
  return isAnswer(action) && meta?.baseQueryMeta?.products !== undefined;
}

/** Returns the market of the call: screens look products up by the market they requested. */
function marketOf({ meta }: Answered, served: ServedProduct): Market {
  const { country, lang, lang_code } = meta.arg.originalArgs ?? {};
  return {
    country: readCountry(country ?? served.country),
    lang: readLanguage(lang ?? lang_code) ?? '',
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
