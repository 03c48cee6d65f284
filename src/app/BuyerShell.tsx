import { useShowCartQuery } from '../api/cart';
import { useListFavouritesQuery } from '../api/favourites';
import { CartReport } from '../features/cart-report/CartReport';
import { useCustomer } from '../store/hooks';

/**
 * What a signed-in buyer has on every screen: the cart and the favourites, read once for the
 * counters, and the report of an update that did not go in whole.
 */
export function BuyerShell() {
  const customer = useCustomer();
  useShowCartQuery(customer);
  useListFavouritesQuery(customer);
  return <CartReport />;
}
