import { Suspense, useEffect } from 'react';
import { Provider } from 'react-redux';
import { Route, Routes, useLocation } from 'react-router';

import { DEFAULT_COUNTRY } from '#domain/countries';
import type { Language } from '#domain/languages';

import { I18nProvider } from '../i18n/I18n';
import type { Messages } from '../i18n/messages/en';
import { StaffMessages } from '../i18n/StaffMessages';
import { paths } from '../paths';
import { ActivityPage } from '../screens/staff-activity/ActivityPage';
import { ApplicationPage } from '../screens/staff-applications/ApplicationPage';
import { ApplicationsPage } from '../screens/staff-applications/ApplicationsPage';
import { StaffSignInPage } from '../screens/staff-applications/StaffSignInPage';
import { ContentPage } from '../screens/staff-content/ContentPage';
import { EntryPage } from '../screens/staff-content/EntryPage';
import { KindPage } from '../screens/staff-content/KindPage';
import { CustomerPage } from '../screens/staff-customer/CustomerPage';
import { CustomersPage } from '../screens/staff-customers/CustomersPage';
import { IntegrationsPage } from '../screens/staff-integrations/IntegrationsPage';
import { WebhookPage } from '../screens/staff-integrations/WebhookPage';
import { DeskOrderPage } from '../screens/staff-order/DeskOrderPage';
import { QueuePage } from '../screens/staff-orders/QueuePage';
import { OverviewPage } from '../screens/staff-overview/OverviewPage';
import { PriceListPage } from '../screens/staff-price-lists/PriceListPage';
import { PriceListsPage } from '../screens/staff-price-lists/PriceListsPage';
import { ProductPage } from '../screens/staff-product/ProductPage';
import { ProductsPage } from '../screens/staff-products/ProductsPage';
import { DryRunPage } from '../screens/staff-upload/DryRunPage';
import { UploadPage } from '../screens/staff-upload/UploadPage';
import { selectLanguage } from '../slices/language';
import { selectStaffToken } from '../slices/staffSession';
import { staffPaths } from '../staffPaths';
import { useStaffSelector, type StaffStore } from '../store/staffStore';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { PageTitleProvider } from '../ui/PageTitle';
import { Redirect } from '../ui/Redirect';
import { Spinner } from '../ui/Spinner';

import { AddressRouter } from './AddressRouter';
import { failedScreen } from './FailedScreen';
import { StaffFrame } from './StaffFrame';
import { useDeskScreens } from './useDeskScreens';

interface StaffAppProps {
  store: StaffStore;
  /** Language and messages of the first paint. */
  first: { language: Language; messages: Messages };
}

/** The staff screens, with their own store, session and frame. */
export function StaffApp({ store, first }: StaffAppProps) {
  return (
    <Provider store={store}>
      <LocalisedApp first={first} />
    </Provider>
  );
}

function LocalisedApp({ first }: Pick<StaffAppProps, 'first'>) {
  const language = useStaffSelector(selectLanguage);
  return (
    <I18nProvider first={first} language={language} country={DEFAULT_COUNTRY}>
      <AddressRouter>
        <PageTitleProvider>
          <Suspense fallback={<Spinner />}>
            <StaffMessages>
              <StaffFrame>
                <GuardedRoutes />
              </StaffFrame>
            </StaffMessages>
          </Suspense>
        </PageTitleProvider>
      </AddressRouter>
    </I18nProvider>
  );
}

/** Shows the sign-in to anyone not signed in as staff, and afterwards the screen of the URL. */
function GuardedRoutes() {
  const isSignedIn = useStaffSelector(selectStaffToken) !== null;
  const { pathname } = useLocation();
  if (!isSignedIn) return <StaffSignInPage />;
  return (
    <ErrorBoundary address={pathname} instead={failedScreen}>
      <Routes>
        <Route path={staffPaths.orders} element={<QueuePage />} />
        <Route path={`${staffPaths.orders}/:order_id`} element={<DeskOrderPage />} />
        <Route path={staffPaths.products} element={<ProductsPage />} />
        <Route path={`${staffPaths.products}/:product_id`} element={<ProductPage />} />
        {uploadRoutes}
        <Route path={staffPaths.priceLists} element={<PriceListsPage />} />
        <Route path={`${staffPaths.priceLists}/:code`} element={<PriceListPage />} />
        <Route path={staffPaths.customers} element={<CustomersPage />} />
        <Route path={`${staffPaths.customers}/:customer_code`} element={<CustomerPage />} />
        <Route path={staffPaths.applications} element={<ApplicationsPage />} />
        <Route path={`${staffPaths.applications}/:reference`} element={<ApplicationPage />} />
        <Route path={staffPaths.content} element={<ContentPage />} />
        <Route path={`${staffPaths.content}/:kind`} element={<KindPage />} />
        <Route path={`${staffPaths.content}/:kind/add`} element={<EntryPage />} />
        <Route path={`${staffPaths.content}/:kind/entry/:id`} element={<EntryPage />} />
        <Route path={staffPaths.integrations} element={<IntegrationsPage />} />
        <Route path={`${staffPaths.integrations}/webhooks/:id`} element={<WebhookPage />} />
        <Route path={staffPaths.activity} element={<ActivityPage />} />
        <Route path={paths.staff} element={<OverviewPage />} />
        <Route path={`${paths.staff}/*`} element={<Start />} />
        <Route path="*" element={<Elsewhere />} />
      </Routes>
    </ErrorBoundary>
  );
}

/** Case-sensitive, because a product id may match in a different case. */
const uploadRoutes = (['products', 'customers'] as const).flatMap((shelf) => [
  <Route
    key={shelf}
    path={staffPaths.upload(shelf)}
    caseSensitive
    element={<UploadPage key={shelf} shelf={shelf} />}
  />,
  <Route
    key={`${shelf} dry run`}
    path={`${staffPaths.upload(shelf)}/:upload_id`}
    element={<DryRunPage shelf={shelf} />}
  />,
]);

/** Redirects to the first screen that has work for the member's roles. */
function Start() {
  const screens = useDeskScreens();
  const first = screens.find(({ isOwn }) => isOwn) ?? screens[0];
  return first ? <Redirect to={first.to} /> : <Spinner />;
}

/** Reloads the page, because the shop is a separate one. */
function Elsewhere() {
  // The browser's location is outside React.
  useEffect(() => location.reload(), []);
  return <Spinner />;
}
