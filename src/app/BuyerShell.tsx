import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';

import { cartApi } from '../api/cart';
import { favouritesApi } from '../api/favourites';
import { DropAnywhere } from '../features/order-file/DropAnywhere';
import { lazyPart } from '../i18n/lazyPart';
import { paths } from '../paths';
import { selectReportedLines } from '../slices/cartReport';
import { useAppSelector } from '../store/hooks';
import { useCustomer } from '../store/useMarket';

import { whenIdle } from './whenIdle';

const CartReport = lazyPart(() => import('./CartReport'), 'CartReport', 'buyer');

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
  const hasReport = useAppSelector((state) => selectReportedLines(state).length > 0);
  // Before it is needed: a page of an earlier version may not find its file any more.
  useEffect(() => void whenIdle().then(CartReport.preload), []);
  return (
    <>
      {hasReport && (
        <Suspense>
          <CartReport />
        </Suspense>
      )}
      {!readsFiles && <DropAnywhere />}
    </>
  );
}
