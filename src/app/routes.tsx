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
const CataloguesPage = screen(
  () => import('../screens/downloads/CataloguesPage'),
  'CataloguesPage',
);
const NewsletterPage = screen(
  () => import('../screens/newsletter/NewsletterPage'),
  'NewsletterPage',
);
const OrderFormPage = screen(() => import('../screens/order-form/OrderFormPage'), 'OrderFormPage');
const PasswordHelpPage = screen(
  () => import('../screens/password-help/PasswordHelpPage'),
  'PasswordHelpPage',
);
const PatternsPage = screen(() => import('../screens/downloads/PatternsPage'), 'PatternsPage');
const ProductDataPage = screen(
  () => import('../screens/product-data/ProductDataPage'),
  'ProductDataPage',
);
const QuickOrderPage = screen(
  () => import('../screens/quick-order/QuickOrderPage'),
  'QuickOrderPage',
);
const RegisterPage = screen(() => import('../screens/register/RegisterPage'), 'RegisterPage');
const SuccessPage = screen(() => import('../screens/success/SuccessPage'), 'SuccessPage');
const SupportPage = screen(() => import('../screens/customer-support/SupportPage'), 'SupportPage');
const TextPage = screen(() => import('../screens/text-page/TextPage'), 'TextPage');
const WelcomeMobilePage = screen(
  () => import('../screens/welcome/WelcomeMobilePage'),
  'WelcomeMobilePage',
);
const WelcomePage = screen(() => import('../screens/welcome/WelcomePage'), 'WelcomePage');

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
      <Route path={paths.quickOrder} element={customer(<QuickOrderPage />)} />
      <Route path={paths.orderForm} element={customer(<OrderFormPage />)} />
      <Route path={paths.productData} element={customer(<ProductDataPage />)} />
      <Route path={paths.aboutUs} element={<TextPage name="about-us" />} />
      <Route path={paths.privacy} element={<TextPage name="privacy" />} />
      <Route path={paths.catalogues} element={<CataloguesPage />} />
      <Route path={paths.newsletter} element={<NewsletterPage />} />
      <Route path={paths.freePatterns} element={<PatternsPage kind="pattern" />} />
      <Route path={paths.freeCards} element={<PatternsPage kind="card" />} />
      <Route path={paths.support} element={<SupportPage />} />
      <Route path={paths.welcome} element={guest(<WelcomePage />)} />
      <Route path={paths.welcomeMobile} element={guest(<WelcomeMobilePage />)} />
      <Route path={paths.register} element={guest(<RegisterPage title="register.title" />)} />
      <Route
        path={paths.accountRegistration}
        element={guest(<RegisterPage title="apply.title" />)}
      />
      <Route path={paths.success} element={guest(<SuccessPage />)} />
      <Route path={paths.forgotPassword} element={guest(<PasswordHelpPage occasion="forgot" />)} />
      <Route path={paths.resetPassword} element={guest(<PasswordHelpPage occasion="reset" />)} />
      <Route path={paths.firstPassword} element={guest(<PasswordHelpPage occasion="first" />)} />
      <Route path="*" element={<ErrorPage what="error.notFound" />} />
    </Routes>
  );
}
