import { useSearchParams } from 'react-router';

import { parsePaper } from '../../ui/paper';
import { withQueryParams } from '../../ui/withQueryParams';

/**
 * Values of `?from=`; `habits` is the purchase history, the name used in printed and stored URLs.
 */
export const SOURCES = ['habits', 'favourites', 'list', 'order', 'category'] as const;

/** Source of the form and how it is printed, stored in the URL. */
export function useFormAddress() {
  const [searchParams, setSearchParams] = useSearchParams();
  return {
    source: SOURCES.find((source) => source === searchParams.get('from')) ?? 'habits',
    list: searchParams.get('list') ?? '',
    order: searchParams.get('order') ?? '',
    category: searchParams.get('category') ?? '',
    paper: parsePaper(searchParams.get('paper')),
    hasPrices: searchParams.has('prices'),
    choose: (change: Record<string, string>) =>
      setSearchParams(withQueryParams(searchParams, change), { replace: true }),
  };
}

export type FormAddress = ReturnType<typeof useFormAddress>;
