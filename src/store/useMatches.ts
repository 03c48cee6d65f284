import { useEffect, useEffectEvent, useRef, useState } from 'react';

import type { Product } from '#contract/product';
import { DEFAULT_PAGE_SIZE } from '#domain/pages';
import { isOrderable } from '#domain/quantity';

import { exactFirst } from '../api/exactFirst';
import { searchApi } from '../api/search';
import { selectProducts } from '../slices/products';

import { useAppStore, type AppDispatch } from './hooks';
import { useMarket } from './useMarket';

const { searchProducts } = searchApi.endpoints;

/** Not subscribed to: each status of a call would re-render every box that searches. */
const startSearch = (dispatch: AppDispatch, query: Parameters<typeof searchProducts.initiate>[0]) =>
  dispatch(searchProducts.initiate(query, { subscribe: false }));

/** Debounce before the search starts, in milliseconds. */
const DEBOUNCE_MS = 120;
/** Among this many best matches, available products are moved to the front. */
const BEST = 12;

const isAvailable = (product: Product) => product.available === undefined || isOrderable(product);

const availableFirst = (products: readonly Product[]): Product[] => [
  ...products.filter(isAvailable),
  ...products.filter((product) => !isAvailable(product)),
];

/**
 * Searches while the user types, and returns the results of the first text that has any: exact
 * matches first, then available products. A search is aborted when another text is searched for,
 * but not when the list is closed: the search page makes the same calls and may be waiting for this
 * response.
 */
export function useMatches(
  texts: readonly string[],
  isOn: boolean,
  isWanted: (product: Product) => boolean = () => true,
) {
  const market = useMarket();
  const store = useAppStore();
  const [found, setFound] = useState<{ text: string; products: Product[] }>();
  const currentSearch = useRef<ReturnType<typeof startSearch>>(undefined);
  const wanted = useEffectEvent(isWanted);
  const [text = ''] = texts;
  const textKey = texts.join('\n');

  // Debounces the search, and ignores responses to outdated texts.
  useEffect(() => {
    if (!isOn || text === '') return;
    let isCurrent = true;
    const look = async () => {
      if (currentSearch.current?.arg.search_term !== text) currentSearch.current?.abort();
      for (const search_term of textKey.split('\n')) {
        const { lang, country } = market;
        currentSearch.current = startSearch(store.dispatch, {
          search_term,
          lang_code: lang,
          country,
          page: 1,
          page_size: DEFAULT_PAGE_SIZE,
        });
        const { data } = await currentSearch.current;
        if (!isCurrent || !data) return;
        const known = selectProducts(store.getState(), market, data.ids).filter(wanted);
        const products = exactFirst(availableFirst(known.slice(0, BEST)), text);
        setFound({ text, products });
        if (products.length > 0) return;
      }
    };
    const timer = setTimeout(() => void look(), DEBOUNCE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [textKey, text, isOn, market, store]);

  return found;
}
