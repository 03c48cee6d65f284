import { useLocation } from 'react-router';

import { cartApi } from '../api/cart';
import { favouritesApi } from '../api/favourites';
import { DropAnywhere } from '../features/order-file/DropAnywhere';
import { paths } from '../paths';
import { useCustomer } from '../store/useMarket';

import { CartReport } from './CartReport';

/** Screens that handle dropped files themselves. */
const READ_FILES: readonly string[] = [paths.opticon, paths.quickOrder];

/**
 * What a signed-in buyer has on every screen: cart and favourites, fetched once for the counters,
 * and the report of an update that did not go in completely.
 */
export function BuyerShell() {
  const customer = useCustomer();
  cartApi.endpoints.showCart.useQuerySubscription(customer);
  favouritesApi.endpoints.listFavourites.useQuerySubscription(customer);
  const { pathname } = useLocation();
  const readsFiles = READ_FILES.includes(pathname);
  return (
    <>
      <CartReport />
      {!readsFiles && <DropAnywhere />}
    </>
  );
}
