import { useLocation } from 'react-router';

import { useShowCartQuery } from '../api/cart';
import { useListFavouritesQuery } from '../api/favourites';

import { DropAnywhere } from '../features/order-file/DropAnywhere';
import { paths } from '../paths';
import { useCustomer } from '../store/useMarket';

import { CartReport } from './CartReport';

/** Screens that take a dropped file themselves. */
const READ_FILES: readonly string[] = [paths.opticon, paths.quickOrder];

/**
 * What a signed-in buyer has on every screen: the cart and the favourites, read once for the
 * counters, and the report of an update that did not go in whole.
 */
export function BuyerShell() {
  const customer = useCustomer();
  useShowCartQuery(customer);
  useListFavouritesQuery(customer);
  const { pathname } = useLocation();
  const readsFiles = READ_FILES.includes(pathname);
  return (
    <>
      <CartReport />
      {!readsFiles && <DropAnywhere />}
    </>
  );
}
