import { FlagLinks } from '../features/filters/FilterPanel';
import { ViewButtons } from '../features/filters/ViewChoice';
import { BuyerRows } from '../features/product-card/ListedProducts';
import { UpdateButton } from '../features/update-cart/UpdateCartButton';

import { BuyerLinks } from './Header';
import { LazyRoutes } from './routes';

/**
 * Loads what a buyer's first screen shows beyond a visitor's before it renders, to avoid layout
 * shift.
 */
export const preloadBuyerParts = (): Promise<unknown> =>
  Promise.allSettled(
    [BuyerLinks, BuyerRows, UpdateButton, FlagLinks, ViewButtons, LazyRoutes].map((part) =>
      part.preload(),
    ),
  );
