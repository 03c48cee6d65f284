import { Suspense, useEffect } from 'react';
import { Provider } from 'react-redux';
import { Route, Routes, useLocation } from 'react-router';

import { DEFAULT_COUNTRY } from '#domain/countries';
import type { Language } from '#domain/languages';

import type { Messages } from '../i18n/messages/en';
import { AllWords, WordsProvider } from '../i18n/Words';
import { paths } from '../paths';
import { ApplicationPage } from '../screens/staff-applications/ApplicationPage';
import { ApplicationsPage } from '../screens/staff-applications/ApplicationsPage';
import { StaffSignInPage } from '../screens/staff-applications/StaffSignInPage';
import { selectLanguage } from '../slices/language';
import { selectStaffToken } from '../slices/staffSession';
import { useStaffSelector, type StaffStore } from '../store/staffStore';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { PageTitleProvider } from '../ui/PageTitle';
import { Spinner } from '../ui/Spinner';

import { AddressRouter } from './AddressRouter';
import { ErrorPage } from './ErrorPage';
import { StaffFrame } from './StaffFrame';

interface StaffAppProps {
  store: StaffStore;
  /** The words of the first paint. */
  first: { language: Language; messages: Messages };
}

/** The staff's screens: a store, a session and a frame of their own. */
export function StaffApp({ store, first }: StaffAppProps) {
  return (
    <Provider store={store}>
      <Spoken first={first} />
    </Provider>
  );
}

function Spoken({ first }: Pick<StaffAppProps, 'first'>) {
  const language = useStaffSelector(selectLanguage);
  return (
    <WordsProvider first={first} language={language} country={DEFAULT_COUNTRY}>
      <AddressRouter>
        <PageTitleProvider>
          <Suspense fallback={<Spinner />}>
            <AllWords>
              <StaffFrame>
                <Guarded />
              </StaffFrame>
            </AllWords>
          </Suspense>
        </PageTitleProvider>
      </AddressRouter>
    </WordsProvider>
  );
}

/** Whoever is not signed in as staff signs in here, and is then where the address says. */
function Guarded() {
  const isSignedIn = useStaffSelector(selectStaffToken) !== null;
  const { pathname } = useLocation();
  if (!isSignedIn) return <StaffSignInPage />;
  return (
    <ErrorBoundary address={pathname} instead={<ErrorPage what="error.render" />}>
      <Routes>
        <Route path={paths.staff} element={<ApplicationsPage />} />
        <Route path={`${paths.staff}/:reference`} element={<ApplicationPage />} />
        <Route path="*" element={<Elsewhere />} />
      </Routes>
    </ErrorBoundary>
  );
}

/** The shop is another page: it is loaded, not drawn in here. */
function Elsewhere() {
  // The browser's page lies outside React.
  useEffect(() => location.reload(), []);
  return <Spinner />;
}
