import { useShowCartQuery } from '../api/cart';
import { useListFavouritesQuery } from '../api/favourites';
import { useCustomer } from '../store/hooks';

/** The cart and the favourites of a signed-in buyer are read once for the counters of every screen. */
export function MirroredLists() {
  const customer = useCustomer();
  useShowCartQuery(customer);
  useListFavouritesQuery(customer);
  return null;
}
