import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router';

import { lazyPart as screen } from '../i18n/lazyPart';
import { paths, routes } from '../paths';
import { ListingPage } from '../screens/listing/ListingPage';

import { ErrorPage } from './ErrorPage';
import { CustomerOnly, GuestOnly } from './Guards';

const CartPage = screen(() => import('../screens/cart/CartPage'), 'CartPage');
const CategoryPage = screen(() => import('../screens/category/CategoryPage'), 'CategoryPage');
const DisplayProductsPage = screen(
  () => import('../screens/display-products/DisplayProductsPage'),
  'DisplayProductsPage',
);
const FavouritesPage = screen(
  () => import('../screens/favourites/FavouritesPage'),
  'FavouritesPage',
);
const HomePage = screen(() => import('../screens/home/HomePage'), 'HomePage');
const OrderConfirmPage = screen(
  () => import('../screens/order-confirm/OrderConfirmPage'),
  'OrderConfirmPage',
);
const OrderPage = screen(() => import('../screens/order/OrderPage'), 'OrderPage');
const OrdersPage = screen(() => import('../screens/orders/OrdersPage'), 'OrdersPage');
const PasswordPage = screen(() => import('../screens/profile/PasswordPage'), 'PasswordPage');
const PasswordRest = screen(() => import('../screens/profile/PasswordRest'), 'PasswordRest');
const PrintOrderPage = screen(
  () => import('../screens/print-order/PrintOrderPage'),
  'PrintOrderPage',
);
const OpticonPage = screen(() => import('../screens/opticon/OpticonPage'), 'OpticonPage');
const ProductGroupPage = screen(
  () => import('../screens/product-group/ProductGroupPage'),
  'ProductGroupPage',
);
const ProductPage = screen(() => import('../screens/product/ProductPage'), 'ProductPage');
const ProfilePage = screen(() => import('../screens/profile/ProfilePage'), 'ProfilePage');
const SearchPage = screen(() => import('../screens/search/SearchPage'), 'SearchPage');
const SignInPage = screen(() => import('../screens/sign-in/SignInPage'), 'SignInPage');

const customer = (page: ReactNode) => <CustomerOnly>{page}</CustomerOnly>;
const guest = (page: ReactNode) => <GuestOnly>{page}</GuestOnly>;

/** One line per address (specification 2.1). */
export function AppRoutes() {
  return (
    <Routes>
      <Route path={paths.home} element={<HomePage />} />
      <Route path={paths.signIn} element={guest(<SignInPage />)} />
      <Route path={routes.listing} element={<ListingPage />} />
      <Route path={routes.displayProducts} element={<DisplayProductsPage />} />
      <Route path={routes.search} element={<SearchPage />} />
      <Route path={routes.category} element={<CategoryPage />} />
      <Route path={routes.product} element={<ProductPage />} />
      <Route path={routes.productGroup} element={<ProductGroupPage />} />
      <Route path={paths.favourites} element={customer(<FavouritesPage />)} />
      <Route path={paths.favorite} element={customer(<FavouritesPage />)} />
      <Route path={paths.cart} element={customer(<CartPage />)} />
      <Route path={paths.orderConfirm} element={customer(<OrderConfirmPage />)} />
      <Route path={paths.orders} element={customer(<OrdersPage />)} />
      <Route path={routes.order} element={customer(<OrderPage />)} />
      <Route path={routes.printOrder} element={customer(<PrintOrderPage />)} />
      <Route path={paths.profile} element={customer(<ProfilePage />)}>
        <Route index element={<PasswordRest />} />
        <Route path={paths.password} element={<PasswordPage />} />
      </Route>
      <Route path={paths.opticon} element={customer(<OpticonPage />)} />
      <Route path="*" element={<ErrorPage what="error.notFound" />} />
    </Routes>
  );
}
