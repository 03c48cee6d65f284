import { useSearchParams } from 'react-router';

import { changedAddress } from '../../ui/changedAddress';
import { readPaper } from '../../ui/paper';

/** As `?from=` names them; `habits` is the purchase history, as printed and stored addresses have it. */
export const SOURCES = ['habits', 'favourites', 'order', 'category'] as const;

/** What the form is made from and how it is printed, as the address has it. */
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
