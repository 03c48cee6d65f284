import { useSearchParams } from 'react-router';

import { changedAddress } from '../../ui/changedAddress';

/** As `?from=` names them; `habits` is the purchase history, as printed and stored addresses have it. */
export const SOURCES = ['habits', 'favourites', 'order', 'category'] as const;

/** Papers as CSS names them; both countries of the catalogue print on Letter. */
export const PAPERS = ['letter', 'a4'] as const;
export type Paper = (typeof PAPERS)[number];

/** What the form is made from and how it is printed, as the address has it. */
export function useFormAddress() {
  const [address, setAddress] = useSearchParams();
  return {
    source: SOURCES.find((source) => source === address.get('from')) ?? 'habits',
    order: address.get('order') ?? '',
    category: address.get('category') ?? '',
    paper: PAPERS.find((paper) => paper === address.get('paper')) ?? ('letter' satisfies Paper),
    hasPrices: address.has('prices'),
    choose: (change: Record<string, string>) =>
      setAddress(changedAddress(address, change), { replace: true }),
  };
}

export type FormAddress = ReturnType<typeof useFormAddress>;
