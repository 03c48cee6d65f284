import { FlagLinks } from '../features/filters/FilterPanel';
import { ViewButtons } from '../features/filters/ViewChoice';
import { BuyerRows } from '../features/product-card/ListedProducts';
import { UpdateButton } from '../features/update-cart/UpdateCartButton';

import { BuyerLinks } from './Header';
import { LazyRoutes } from './routes';

/** What a buyer's first screen shows beyond a visitor's: fetched before it is drawn, so that nothing moves. */
export const preloadBuyerParts = (): Promise<unknown> =>
  Promise.allSettled(
    [BuyerLinks, BuyerRows, UpdateButton, FlagLinks, ViewButtons, LazyRoutes].map((part) =>
      part.preload(),
    ),
  );
