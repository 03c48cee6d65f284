import { Suspense, useSyncExternalStore, type ReactNode } from 'react';
import { useLocation } from 'react-router';

import { useShowCartQuery } from '../api/cart';
import { useListFavouritesQuery } from '../api/favourites';
import { Notices } from '../features/notices/Notices';
import { lazyPart } from '../i18n/lazyPart';
import { useTranslate } from '../i18n/useTranslate';
import { selectIsExpired, selectIsSignedIn } from '../slices/session';
import { useAppSelector, useCustomer } from '../store/hooks';
import { Spinner } from '../ui/Spinner';

import { Banners } from './Banners';
import { CategoryMenu } from './CategoryMenu';
import { ConnectionBar } from './ConnectionBar';
import { ErrorBoundary } from './ErrorBoundary';
import { Footer } from './Footer';
import { Header } from './Header';
import { ScrollToTop } from './ScrollToTop';
import './Shell.css';

const SignInAgain = lazyPart(() => import('../features/sign-in/SignInAgain'), 'SignInAgain');
const TitleBar = lazyPart(() => import('./MobileBars'), 'TitleBar');
const BottomBar = lazyPart(() => import('./MobileBars'), 'BottomBar');

/** What stands around every screen. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const { pathname } = useLocation();
  const isPhone = useIsPhone();
  const isExpired = useAppSelector(selectIsExpired);
  useMirroredLists();

  return (
    <>
      <a className="skip-link" href="#main">
        {t('app.skip')}
      </a>
      <Banners />
      {isPhone ? (
        <Suspense fallback={<div className="title-bar-space" />}>
          <TitleBar />
        </Suspense>
      ) : (
        <Header />
      )}
      {!isPhone && <CategoryMenu />}
      <main id="main" className="main" tabIndex={-1}>
        <ErrorBoundary address={pathname}>
          <Suspense fallback={<Spinner />}>{children}</Suspense>
        </ErrorBoundary>
      </main>
      <Footer />
      {isPhone && (
        <Suspense>
          <BottomBar />
        </Suspense>
      )}
      <ConnectionBar />
      <Notices />
      <ScrollToTop />
      {isExpired && (
        <Suspense>
          <SignInAgain />
        </Suspense>
      )}
    </>
  );
}

/** The cart and the favourites of a signed-in buyer are read once for the counters of every screen. */
function useMirroredLists() {
  const customer = useCustomer();
  const skip = !useAppSelector(selectIsSignedIn);
  useShowCartQuery(customer, { skip });
  useListFavouritesQuery(customer, { skip });
}

const PHONE = '(max-width: 719px)';

const useIsPhone = () =>
  useSyncExternalStore(
    (onChange) => {
      const width = window.matchMedia(PHONE);
      width.addEventListener('change', onChange);
      return () => width.removeEventListener('change', onChange);
    },
    () => window.matchMedia(PHONE).matches,
  );
