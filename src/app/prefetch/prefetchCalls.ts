import type { Params } from 'react-router';

import { trimProductId } from '#domain/productIds';

import { catalogueApi } from '../../api/catalogue';
import { findCategory } from '../../api/findCategory';
import { CARD_SIZES, cardSrcset, fullImageUrl, pageSrcset, thumbnailUrl } from '../../api/hosts';
import { productApi } from '../../api/product';
import type { Market, ProductList } from '../../api/products';
import { searchApi } from '../../api/search';
import { routes } from '../../paths';
import { tileQueryOf } from '../../screens/category/tileQueryOf';
import { filtersQueryOf, listingQueryOf } from '../../screens/listing/listingQueryOf';
import { picturesOf } from '../../screens/product/picturesOf';
import { productQueryOf } from '../../screens/product/productQueryOf';
import {
  filtersQueryOf as filtersOfSearch,
  searchQueryOf,
} from '../../screens/search/searchQueryOf';
import { selectLanguage } from '../../slices/language';
import { selectProduct } from '../../slices/products';
import { selectCountry } from '../../slices/session';
import type { AppStore } from '../../store/hooks';

const { describeProduct } = productApi.endpoints;
const { listProducts, listFilterOptions, listCategories } = catalogueApi.endpoints;
const { searchProducts } = searchApi.endpoints;

interface PrefetchContext {
  store: AppStore;
  params: Params;
  search: URLSearchParams;
  market: Market;
}

/** The response is cached for the screen; calls already cached or in flight are not repeated. */
const PREFETCH_OPTIONS = { subscribe: false } as const;

/** Preloads a picture into the browser's cache. */
const fetchPicture = (src: string, srcset = '', sizes = '') =>
  void Object.assign(new Image(), { sizes, srcset, src });

const fetchFirstPicture = (
  { store, market }: PrefetchContext,
  { ids: [first = ''] = [] }: Partial<ProductList>,
) => {
  const product = selectProduct(store.getState(), market, first);
  if (product) fetchPicture(thumbnailUrl(product.image), cardSrcset(product.image), CARD_SIZES);
};

/** The calls of each screen, by its route. */
const CALLS: Readonly<Record<string, (context: PrefetchContext) => Promise<void>>> = {
  [routes.product]: async ({ store, params, market }) => {
    const query = productQueryOf(params, market.lang);
    const known = () => selectProduct(store.getState(), query, trimProductId(query.product_id));
    const response = store.dispatch(describeProduct.initiate(query, PREFETCH_OPTIONS));
    const product = known() ?? (await response, known());
    const [picture] = product ? picturesOf(product) : [];
    if (picture) fetchPicture(fullImageUrl(picture), pageSrcset(picture));
  },
  [routes.listing]: async (context) => {
    const { store, params, search, market } = context;
    const query = listingQueryOf(params, search, market);
    void store.dispatch(listFilterOptions.initiate(filtersQueryOf(query), PREFETCH_OPTIONS));
    const { data = {} } = await store.dispatch(listProducts.initiate(query, PREFETCH_OPTIONS));
    fetchFirstPicture(context, data);
  },
  [routes.search]: async (context) => {
    const { store, params, search, market } = context;
    const query = searchQueryOf(params, search, market);
    const { data } = await store.dispatch(searchProducts.initiate(query, PREFETCH_OPTIONS));
    if (data?.sorts)
      void store.dispatch(listFilterOptions.initiate(filtersOfSearch(query), PREFETCH_OPTIONS));
    fetchFirstPicture(context, data ?? {});
  },
  [routes.category]: async ({ store, params: { title = '' }, market }) => {
    const { data = [] } = await store.dispatch(listCategories.initiate(market, PREFETCH_OPTIONS));
    for (const part of findCategory(data, title)?.parts ?? []) {
      void store.dispatch(listProducts.initiate(tileQueryOf(part, market), PREFETCH_OPTIONS));
    }
  },
};

/** Prefetches the calls of a screen. */
export function prefetchCalls(
  store: AppStore,
  screen: { path: string; params: Params },
  search: URLSearchParams,
): void {
  const state = store.getState();
  const market = { lang: selectLanguage(state), country: selectCountry(state) };
  void CALLS[screen.path]?.({ store, params: screen.params, search, market });
}
