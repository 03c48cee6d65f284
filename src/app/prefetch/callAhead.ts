import type { Params } from 'react-router';

import { trimProductId } from '#domain/productIds';

import { catalogueApi } from '../../api/catalogue';
import { findCategory } from '../../api/findCategory';
import { cardSizes, fullImageUrl, pageSizes, thumbnailUrl } from '../../api/hosts';
import type { Market, ProductList } from '../../api/products';
import { searchApi } from '../../api/search';
import { routes } from '../../paths';
import { firstProductsOf } from '../../screens/category/firstProductsOf';
import { filtersOf, listingQueryOf } from '../../screens/listing/listingQueryOf';
import { picturesOf } from '../../screens/product/picturesOf';
import { productQueryOf } from '../../screens/product/productQueryOf';
import { filtersOf as filtersOfSearch, searchQueryOf } from '../../screens/search/searchQueryOf';
import { selectLanguage } from '../../slices/language';
import { selectProduct } from '../../slices/products';
import { selectCountry } from '../../slices/session';
import type { AppStore } from '../../store/hooks';

const { describeProduct, listProducts, listFilterOptions, listCategories } = catalogueApi.endpoints;
const { searchProducts } = searchApi.endpoints;

interface Asked {
  store: AppStore;
  params: Params;
  search: URLSearchParams;
  market: Market;
}

/** The response is cached for the screen; calls already cached or in flight are not repeated. */
const AHEAD = { subscribe: false } as const;

/** Preloads a picture into the browser's cache. */
const fetchPicture = (src: string, srcset = '') => void Object.assign(new Image(), { srcset, src });

const fetchFirstPicture = (
  { store, market }: Asked,
  { ids: [first = ''] = [] }: Partial<ProductList>,
) => {
  const product = selectProduct(store.getState(), market, first);
  if (product) fetchPicture(thumbnailUrl(product.image), cardSizes(product.image));
};

/** The calls of each screen, by its route. */
const CALLS: Readonly<Record<string, (asked: Asked) => Promise<void>>> = {
  [routes.product]: async ({ store, params, market }) => {
    const query = productQueryOf(params, market.lang);
    const known = () => selectProduct(store.getState(), query, trimProductId(query.product_id));
    const answer = store.dispatch(describeProduct.initiate(query, AHEAD));
    const product = known() ?? (await answer, known());
    const [picture] = product ? picturesOf(product) : [];
    if (picture) fetchPicture(fullImageUrl(picture), pageSizes(picture));
  },
  [routes.listing]: async (asked) => {
    const { store, params, search, market } = asked;
    const query = listingQueryOf(params, search, market);
    void store.dispatch(listFilterOptions.initiate(filtersOf(query), AHEAD));
    const { data = {} } = await store.dispatch(listProducts.initiate(query, AHEAD));
    fetchFirstPicture(asked, data);
  },
  [routes.search]: async (asked) => {
    const { store, params, search, market } = asked;
    const query = searchQueryOf(params, search, market);
    const { data } = await store.dispatch(searchProducts.initiate(query, AHEAD));
    if (data?.sorts) void store.dispatch(listFilterOptions.initiate(filtersOfSearch(query), AHEAD));
    fetchFirstPicture(asked, data ?? {});
  },
  [routes.category]: async ({ store, params: { title = '' }, market }) => {
    const { data = [] } = await store.dispatch(listCategories.initiate(market, AHEAD));
    for (const part of findCategory(data, title)?.parts ?? []) {
      void store.dispatch(listProducts.initiate(firstProductsOf(part, market), AHEAD));
    }
  },
};

/** Prefetches the calls of a screen. */
export function callAhead(
  store: AppStore,
  screen: { path: string; params: Params },
  search: URLSearchParams,
): void {
  const state = store.getState();
  const market = { lang: selectLanguage(state), country: selectCountry(state) };
  void CALLS[screen.path]?.({ store, params: screen.params, search, market });
}
