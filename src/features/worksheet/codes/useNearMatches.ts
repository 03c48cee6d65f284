import { useEffect, useState } from 'react';

import type { Product } from '#contract/product';
import { isOrderable } from '#domain/quantity';

import { useLazySearchProductsQuery } from '../../../api/search';
import { selectProducts } from '../../../slices/products';
import { useAppStore } from '../../../store/hooks';
import { useMarket } from '../../../store/useMarket';

/** Milliseconds without another key before the search begins. */
const TYPING_PAUSE = 300;
const MOST_MATCHES = 5;
/** Shorter beginnings of a code say nothing. */
const SHORTEST = 4;

/** The text itself; of a code that nothing begins with, also what is left without its last characters. */
function attempts(text: string): string[] {
  const isCode = !/\s/.test(text);
  const cuts = isCode ? [1, 2, 3].filter((cut) => text.length - cut >= SHORTEST) : [];
  return [text, ...cuts.map((cut) => text.slice(0, -cut))];
}

/** Products that a wrong code may have meant, the likeliest first; `undefined` until they were looked for. */
export function useNearMatches(text: string, isOn: boolean, without?: string) {
  const market = useMarket();
  const store = useAppStore();
  const [search] = useLazySearchProductsQuery();
  const [found, setFound] = useState<{ term: string; products: Product[] }>();
  const term = text.trim();

  // Searching waits for a pause in typing, and an answer to an older text is not wanted any more.
  useEffect(() => {
    if (!isOn || term === '') return;
    let isWanted = true;
    const look = async () => {
      for (const search_term of attempts(term)) {
        const { lang, country } = market;
        const query = { search_term, lang_code: lang, country, page: 1, page_size: 12 };
        const { data } = await search(query, true);
        if (!isWanted || !data) return;
        const products = selectProducts(store.getState(), market, data.ids)
          .filter((product) => product.product_id !== without)
          .filter((product) => without === undefined || isOrderable(product))
          .slice(0, MOST_MATCHES);
        setFound({ term, products });
        if (products.length > 0) return;
      }
    };
    const timer = setTimeout(() => void look(), TYPING_PAUSE);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [term, isOn, without, search, market, store]);

  return found?.term === term ? found.products : undefined;
}
