import { paths } from '../paths';

import type { MenuEntry } from './menuLinks';

/** Ways to fill a cart. */
export const ORDERING: readonly MenuEntry[] = [
  ['nav.quickOrder', paths.quickOrder],
  ['nav.opticon', paths.opticon],
  ['purchaseHistory.title', paths.purchaseHistory, 'what-i-buy'],
];

/** What a customer keeps, prints or takes along. */
export const LISTS: readonly MenuEntry[] = [
  ['favourites.title', paths.favourites],
  ['orderForm.title', paths.orderForm],
  ['productData.title', paths.productData],
];
