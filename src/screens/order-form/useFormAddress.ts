import { useSearchParams } from 'react-router';

import { changedAddress } from '../../ui/changedAddress';
import { readPaper } from '../../ui/paper';

/**
 * Values of `?from=`; `habits` is the purchase history, the name used in printed and stored URLs.
 */
export const SOURCES = ['habits', 'favourites', 'order', 'category'] as const;

/** Source of the form and how it is printed, stored in the URL. */
export function useFormAddress() {
  const [address, setAddress] = useSearchParams();
  return {
    source: SOURCES.find((source) => source === address.get('from')) ?? 'habits',
    order: address.get('order') ?? '',
    category: address.get('category') ?? '',
    paper: readPaper(address.get('paper')),
    hasPrices: address.has('prices'),
    choose: (change: Record<string, string>) =>
      setAddress(changedAddress(address, change), { replace: true }),
  };
}

export type FormAddress = ReturnType<typeof useFormAddress>;
