import { lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';

import { settings } from '../api/settings';

import { lazyPart } from '../i18n/lazyPart';
import { useTranslate } from '../i18n/useTranslate';
import { selectIsExpired, selectIsSignedIn } from '../slices/session';
import { useAppSelector } from '../store/hooks';
import { Spinner } from '../ui/Spinner';
import { control } from '../ui/theme';

import { Banners } from './Banners';
import { CategoryMenu } from './CategoryMenu';
import { ConnectionBar } from './ConnectionBar';
import { ErrorBoundary } from './ErrorBoundary';
import { Footer } from './Footer';
import { Main, Skip } from './frame';
import { Header } from './Header';
import { Notices } from './Notices';
import { ScrollReset } from './ScrollReset';
import { whenIdle } from './whenIdle';

const SignInAgain = lazyPart(() => import('../features/sign-in/SignInAgain'), 'SignInAgain');
const BuyerShell = lazyPart(() => import('./BuyerShell'), 'BuyerShell');
const TitleBar = lazyPart(() => import('./MobileBars'), 'TitleBar');
const BottomBar = lazyPart(() => import('./MobileBars'), 'BottomBar');
const ThirdPartyScripts = lazy(async () => {
  await whenIdle();
  return { default: (await import('./ThirdPartyScripts')).ThirdPartyScripts };
});

/** Keeps the place of the title bar while it is fetched. */
const TitleBarSpace = styled.div`
  height: calc(2 * ${control.normal} + 13px);
`;

/** What stands around every screen. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const { pathname } = useLocation();
  const isPhone = useIsPhone();
  const isExpired = useAppSelector(selectIsExpired);
  const isSignedIn = useAppSelector(selectIsSignedIn);

  return (
    <>
      <Skip href="#main">{t('app.skip')}</Skip>
      <Part>
        <Banners />
      </Part>
      <Part room={isPhone && <TitleBarSpace />}>{isPhone ? <TitleBar /> : <Header />}</Part>
      {!isPhone && (
        <Part>
          <CategoryMenu />
        </Part>
      )}
      <Main id="main" tabIndex={-1}>
        <ErrorBoundary address={pathname}>
          <Suspense fallback={<Spinner />}>{children}</Suspense>
        </ErrorBoundary>
      </Main>
      <Part>
        <Footer />
      </Part>
      <Part>{isPhone && <BottomBar />}</Part>
      <Part>
        <ConnectionBar />
      </Part>
      <Part>
        <Notices />
      </Part>
      <ScrollReset />
      <Part>{isSignedIn && <BuyerShell />}</Part>
      <Part>
        {(settings.analyticsId || (isSignedIn && settings.chatWidgetUrl)) && <ThirdPartyScripts />}
      </Part>
      <Part>{isExpired && <SignInAgain />}</Part>
    </>
  );
}

interface PartProps {
  /** What keeps its place until it is there. */
  room?: ReactNode;
  children: ReactNode;
}

/** What stands around the screen: the page does without a part that cannot be drawn. */
function Part({ room, children }: PartProps) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary address={pathname} isQuiet>
      <Suspense fallback={room}>{children}</Suspense>
    </ErrorBoundary>
  );
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
