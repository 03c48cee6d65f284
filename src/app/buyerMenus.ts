import { useIsOffered } from '../api/useIsOffered';
import { paths } from '../paths';

import type { MenuEntry } from './menuLinks';

const HABITS: MenuEntry = ['purchaseHistory.title', paths.purchaseHistory];

const WAYS: readonly MenuEntry[] = [
  ['nav.quickOrder', paths.quickOrder],
  ['nav.opticon', paths.opticon],
];

/** Ways to fill a cart, of those that the server offers. */
export const useOrdering = (): readonly MenuEntry[] =>
  useIsOffered('what-i-buy') ? [...WAYS, HABITS] : WAYS;

/** What a customer keeps, prints or takes along. */
export const LISTS: readonly MenuEntry[] = [
  ['favourites.title', paths.favourites],
  ['orderForm.title', paths.orderForm],
  ['productData.title', paths.productData],
];
