import type { ComponentType, ReactNode } from 'react';
import { Route, Routes } from 'react-router';

import { lazyPart as screen } from '../i18n/lazyPart';
import { paths, routes } from '../paths';
import { loadPriceNotes } from '../ui/prices/OwnPrices';

import { ErrorPage } from './ErrorPage';
import { BrowserGuestOnly, CustomerOnly, GuestOnly } from './Guards';
import type { Screen } from './screen';

const ApprovalPage = screen(() => import('../screens/approval/ApprovalPage'), 'ApprovalPage');
const ApprovalsPage = screen(() => import('../screens/approvals/ApprovalsPage'), 'ApprovalsPage');
const CartPage = screen(() => import('../screens/cart/CartPage'), 'CartPage');
const DisplayProductsPage = screen(
  () => import('../screens/display-products/DisplayProductsPage'),
  'DisplayProductsPage',
);
const FavouritesPage = screen(
  () => import('../screens/favourites/FavouritesPage'),
  'FavouritesPage',
);
const OrderConfirmPage = screen(
  () => import('../screens/order-confirm/OrderConfirmPage'),
  'OrderConfirmPage',
);
const OrderPage = screen(() => import('../screens/order/OrderPage'), 'OrderPage');
const OrdersPage = screen(() => import('../screens/orders/OrdersPage'), 'OrdersPage');
const PasswordPage = screen(
  () => import(/* webpackChunkName: "profile" */ '../screens/profile/PasswordPage'),
  'PasswordPage',
);
const PasswordCard = screen(
  () => import(/* webpackChunkName: "profile" */ '../screens/profile/PasswordCard'),
  'PasswordCard',
);
const PrintOrderPage = screen(
  () => import('../screens/print-order/PrintOrderPage'),
  'PrintOrderPage',
);
const OpticonPage = screen(() => import('../screens/opticon/OpticonPage'), 'OpticonPage');
const ProductGroupPage = screen(
  () => import('../screens/product-group/ProductGroupPage'),
  'ProductGroupPage',
);
const ProfilePage = screen(
  () => import(/* webpackChunkName: "profile" */ '../screens/profile/ProfilePage'),
  'ProfilePage',
);
const SignInPage = screen(
  () => import(/* webpackChunkName: "account" */ '../screens/sign-in/SignInPage'),
  'SignInPage',
);
const CataloguesPage = screen(
  () => import(/* webpackChunkName: "content" */ '../screens/downloads/CataloguesPage'),
  'CataloguesPage',
);
const NewsletterPage = screen(
  () => import(/* webpackChunkName: "content" */ '../screens/newsletter/NewsletterPage'),
  'NewsletterPage',
);
const OrderFormPage = screen(() => import('../screens/order-form/OrderFormPage'), 'OrderFormPage');
const ForgotPasswordPage = screen(
  () => import(/* webpackChunkName: "account" */ '../screens/forgot-password/ForgotPasswordPage'),
  'ForgotPasswordPage',
);
const ResetPasswordPage = screen(
  () => import(/* webpackChunkName: "account" */ '../screens/reset-password/ResetPasswordPage'),
  'ResetPasswordPage',
);
const FirstPasswordPage = screen(
  () => import(/* webpackChunkName: "account" */ '../screens/reset-password/FirstPasswordPage'),
  'FirstPasswordPage',
);
const PatternsPage = screen(
  () => import(/* webpackChunkName: "content" */ '../screens/downloads/PatternsPage'),
  'PatternsPage',
);
const ProductDataPage = screen(
  () => import('../screens/product-data/ProductDataPage'),
  'ProductDataPage',
);
const QuickOrderPage = screen(
  () => import('../screens/quick-order/QuickOrderPage'),
  'QuickOrderPage',
);
const ApplicationStatusPage = screen(
  () =>
    import(/* webpackChunkName: "account" */ '../screens/application-status/ApplicationStatusPage'),
  'ApplicationStatusPage',
);
const AccountRegistrationPage = screen(
  () =>
    import(
      /* webpackChunkName: "application" */ '../screens/account-registration/AccountRegistrationPage'
    ),
  'AccountRegistrationPage',
);
const RegisterPage = screen(
  () => import(/* webpackChunkName: "application" */ '../screens/register/RegisterPage'),
  'RegisterPage',
);
const SuccessPage = screen(
  () => import(/* webpackChunkName: "account" */ '../screens/success/SuccessPage'),
  'SuccessPage',
);
const SupportPage = screen(
  () => import(/* webpackChunkName: "content" */ '../screens/customer-support/SupportPage'),
  'SupportPage',
);
const TextPage = screen(
  () => import(/* webpackChunkName: "content" */ '../screens/text-page/TextPage'),
  'TextPage',
);
const WelcomeMobilePage = screen(
  () => import(/* webpackChunkName: "account" */ '../screens/welcome/WelcomeMobilePage'),
  'WelcomeMobilePage',
);
const PurchaseHistoryPage = screen(
  () => import('../screens/purchase-history/PurchaseHistoryPage'),
  'PurchaseHistoryPage',
);
const InvoicesPage = screen(() => import('../screens/invoices/InvoicesPage'), 'InvoicesPage');
const SavedListsPage = screen(
  () => import('../screens/saved-lists/SavedListsPage'),
  'SavedListsPage',
);
const SavedListPage = screen(async () => {
  const notes = loadPriceNotes();
  const { SavedListPage: page } = await import('../screens/saved-list/SavedListPage');
  await notes;
  return { SavedListPage: page };
}, 'SavedListPage');
const WelcomePage = screen(
  () => import(/* webpackChunkName: "account" */ '../screens/welcome/WelcomePage'),
  'WelcomePage',
);

/** Binds the props of a screen that has several URLs. */
const withProps = <Props extends object>(
  Page: ComponentType<Props> & Pick<Screen, 'preload'>,
  props: Props,
): Screen => Object.assign(() => <Page {...props} />, { preload: Page.preload });

const AboutPage = withProps(TextPage, { name: 'about-us' });
const PrivacyPage = withProps(TextPage, { name: 'privacy' });
const FreePatternsPage = withProps(PatternsPage, { kind: 'pattern' });
const FreeCardsPage = withProps(PatternsPage, { kind: 'card' });

type Guard = (page: ReactNode) => ReactNode;
const anyone: Guard = (page) => page;
const customer: Guard = (page) => <CustomerOnly>{page}</CustomerOnly>;
const guest: Guard = (page) => <GuestOnly>{page}</GuestOnly>;
const guestInBrowser: Guard = (page) => <BrowserGuestOnly>{page}</BrowserGuestOnly>;

/** One line per URL: who may open it, and what it shows (specification 2.1). */
export const LAZY_SCREENS: readonly (readonly [path: string, guard: Guard, Page: Screen])[] = [
  [paths.signIn, guest, SignInPage],
  [paths.register, guest, RegisterPage],
  [paths.success, guestInBrowser, SuccessPage],
  [paths.applicationStatus, guestInBrowser, ApplicationStatusPage],
  [paths.resetPassword, guestInBrowser, ResetPasswordPage],
  [paths.accountRegistration, guestInBrowser, AccountRegistrationPage],
  [paths.welcome, guest, WelcomePage],
  [paths.welcomeMobile, guestInBrowser, WelcomeMobilePage],
  [paths.forgotPassword, guestInBrowser, ForgotPasswordPage],
  [paths.firstPassword, guestInBrowser, FirstPasswordPage],
  [routes.displayProducts, anyone, DisplayProductsPage],
  [paths.favorite, customer, FavouritesPage],
  [paths.favourites, customer, FavouritesPage],
  [routes.productGroup, anyone, ProductGroupPage],
  [paths.cart, customer, CartPage],
  [paths.orderConfirm, customer, OrderConfirmPage],
  [paths.productData, customer, ProductDataPage],
  [paths.orders, customer, OrdersPage],
  [paths.orderForm, customer, OrderFormPage],
  [routes.order, customer, OrderPage],
  [paths.aboutUs, anyone, AboutPage],
  [paths.privacy, anyone, PrivacyPage],
  [paths.catalogues, anyone, CataloguesPage],
  [paths.newsletter, anyone, NewsletterPage],
  [paths.support, anyone, SupportPage],
  [paths.freePatterns, anyone, FreePatternsPage],
  [paths.freeCards, anyone, FreeCardsPage],
  [paths.opticon, customer, OpticonPage],
  [paths.quickOrder, customer, QuickOrderPage],
  [paths.purchaseHistory, customer, PurchaseHistoryPage],
  [paths.approvals, customer, ApprovalsPage],
  [routes.approval, customer, ApprovalPage],
  [routes.invoices, customer, InvoicesPage],
  [paths.savedLists, customer, SavedListsPage],
  [routes.savedList, customer, SavedListPage],
  [routes.printOrder, customer, PrintOrderPage],
];

export function LazyRoutes() {
  return (
    <Routes>
      {LAZY_SCREENS.map(([path, guard, Page]) => (
        <Route key={path} path={path} element={guard(<Page />)} />
      ))}
      <Route path={paths.profile} element={customer(<ProfilePage />)}>
        <Route index element={<PasswordCard />} />
        <Route path={paths.password} element={<PasswordPage />} />
      </Route>
      <Route path="*" element={<ErrorPage what="error.notFound" />} />
    </Routes>
  );
}
