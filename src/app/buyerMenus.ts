import { useIsOffered } from '../api/useIsOffered';
import { paths } from '../paths';

import type { MenuEntry } from './menuLinks';

const PURCHASE_HISTORY: MenuEntry = ['purchaseHistory.title', paths.purchaseHistory];

const ORDERING: readonly MenuEntry[] = [
  ['nav.quickOrder', paths.quickOrder],
  ['nav.opticon', paths.opticon],
];

/** Returns the ways to fill a cart that the server supports. */
export const useOrderingEntries = (): readonly MenuEntry[] =>
  useIsOffered('what-i-buy') ? [...ORDERING, PURCHASE_HISTORY] : ORDERING;

/** Lists that a customer maintains, prints or downloads. */
export const LISTS: readonly MenuEntry[] = [
  ['favourites.title', paths.favourites],
  ['orderForm.title', paths.orderForm],
  ['productData.title', paths.productData],
];
