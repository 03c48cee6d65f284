import { useEffect, useEffectEvent, useRef, useState } from 'react';

import type { Product } from '#contract/product';
import { DEFAULT_PAGE_SIZE } from '#domain/pages';
import { isOrderable } from '#domain/quantity';

import { exactFirst } from '../api/exactFirst';
import { useLazySearchProductsQuery } from '../api/search';
import { selectProducts } from '../slices/products';

import { useAppStore } from './hooks';
import { useMarket } from './useMarket';

/** Milliseconds without another key before the search begins. */
const TYPING_PAUSE = 120;
/** Of so many that fit best, those that can be had are put first. */
const BEST = 12;

const canBeHad = (product: Product) => product.available === undefined || isOrderable(product);

const availableFirst = (products: readonly Product[]): Product[] => [
  ...products.filter(canBeHad),
  ...products.filter((product) => !canBeHad(product)),
];

/**
 * What the first of these texts finds that finds anything, while somebody types: what it names, then
 * what can be had. A search is given up once another text is searched for, and not when the list is
 * closed: the calls are those of the search page, which may wait for this very answer then.
 */
export function useMatches(
  texts: readonly string[],
  isOn: boolean,
  isWanted: (product: Product) => boolean = () => true,
) {
  const market = useMarket();
  const store = useAppStore();
  const [search] = useLazySearchProductsQuery();
  const [found, setFound] = useState<{ text: string; products: Product[] }>();
  const asking = useRef<ReturnType<typeof search>>(undefined);
  const wanted = useEffectEvent(isWanted);
  const [text = ''] = texts;
  const asked = texts.join('\n');

  // Searching waits for a pause in typing, and an answer to an older text is not wanted any more.
  useEffect(() => {
    if (!isOn || text === '') return;
    let isCurrent = true;
    const look = async () => {
      if (asking.current?.arg.search_term !== text) asking.current?.abort();
      for (const search_term of asked.split('\n')) {
        const { lang, country } = market;
        asking.current = search(
          { search_term, lang_code: lang, country, page: 1, page_size: DEFAULT_PAGE_SIZE },
          true,
        );
        const { data } = await asking.current;
        if (!isCurrent || !data) return;
        const known = selectProducts(store.getState(), market, data.ids).filter(wanted);
        const products = exactFirst(availableFirst(known.slice(0, BEST)), text);
        setFound({ text, products });
        if (products.length > 0) return;
      }
    };
    const timer = setTimeout(() => void look(), TYPING_PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [asked, text, isOn, search, market, store]);

  return found;
}
