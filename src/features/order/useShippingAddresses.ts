import { skipToken } from '@reduxjs/toolkit/query';

import type { Address } from '#contract/addresses';

import { useListAddressesQuery } from '../../api/addresses';
import { useFeatureSupport } from '../../api/useFeatureSupport';
import { useCustomer } from '../../store/useMarket';

const NONE: readonly Address[] = [];

/**
 * The customer's current shipping addresses, the default one first; an order may have changed which
 * one that is.
 */
export function useShippingAddresses(): readonly Address[] {
  const customer = useCustomer();
  const { isAble } = useFeatureSupport('addresses');
  const options = { refetchOnMountOrArgChange: true };
  const { data = NONE } = useListAddressesQuery(isAble ? customer : skipToken, options);
  return data;
}

/**
 * Returns the code of the address to display and to send: the chosen one, or the default one if
 * none was chosen or it no longer exists. It is empty if there are no addresses to choose from.
 */
export function shipToCode(addresses: readonly Address[], chosen: string): string {
  const [defaultAddress, ...others] = addresses;
  if (!defaultAddress) return chosen;
  if (others.length === 0) return '';
  return addresses.some(({ code }) => code === chosen) ? chosen : defaultAddress.code;
}
