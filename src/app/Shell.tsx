import { lazy, use, useEffect, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { settings } from '../api/settings';
import { lazyPart } from '../i18n/lazyPart';
import { useTranslate } from '../i18n/useTranslate';
import { selectIsExpired, selectIsSignedIn } from '../slices/session';
import { useAppSelector } from '../store/hooks';
import { shopKeysEntry } from '../store/persistence/shopKeysEntry';
import { OptionalPart } from '../ui/OptionalPart';
import { PhoneAtFirstContext } from '../ui/PhoneAtFirst';
import { Spinner } from '../ui/Spinner';
import { control, PHONE } from '../ui/theme';
import { useGoToKey } from '../ui/useGoToKey';
import { useIsHydrated } from '../ui/useIsHydrated';
import { useMatchesMedia } from '../ui/useMatchesMedia';

import { CategoryMenu } from './CategoryMenu';
import { ConnectionBar } from './ConnectionBar';
import { failedScreen } from './FailedScreen';
import { Footer } from './Footer';
import { Main, Skip } from './frame';
import { Header } from './Header';
import { Notices } from './Notices';
import { ScrollReset } from './ScrollReset';
import { TopLine } from './TopLine';
import { whenIdle } from './whenIdle';

const SignInAgain = lazyPart(() => import('../features/sign-in/SignInAgain'), 'SignInAgain');
const BuyerShell = lazyPart(
  () => import(/* webpackChunkName: "buyer" */ './BuyerShell'),
  'BuyerShell',
  'buyer',
);
const TitleBar = lazyPart(
  () => import(/* webpackChunkName: "phone" */ './TitleBar'),
  'TitleBar',
  'buyer',
);
const BottomBar = lazyPart(
  () => import(/* webpackChunkName: "phone" */ './BottomBar'),
  'BottomBar',
  'buyer',
);
const ShopGoTo = lazyPart(() => import('./ShopGoTo'), 'ShopGoTo');
const ThirdPartyScripts = lazy(async () => {
  await whenIdle();
  return { default: (await import('./ThirdPartyScripts')).ThirdPartyScripts };
});

/** Reserves the space of the title bar while it is fetched. */
const TitleBarSpace = styled.div`
  height: calc(${control.normal} + 9px);
`;

/** The frame around every screen, which stays mounted across navigation. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const isPhone = useMatchesMedia(PHONE, use(PhoneAtFirstContext));
  const isExpired = useAppSelector(selectIsExpired);
  const isSignedIn = useAppSelector(selectIsSignedIn);

  return (
    <>
      <Skip href="#main">{t('app.skip')}</Skip>
      <TopLine isPhone={isPhone} />
      <OptionalPart room={isPhone && <TitleBarSpace />}>
        {isPhone ? <TitleBar /> : <Header />}
      </OptionalPart>
      {!isPhone && (
        <OptionalPart>
          <CategoryMenu />
        </OptionalPart>
      )}
      <Main id="main" tabIndex={-1}>
        <OptionalPart room={<Spinner />} instead={failedScreen}>
          {children}
          <Usable />
        </OptionalPart>
      </Main>
      <OptionalPart>
        <Footer />
      </OptionalPart>
      <OptionalPart>{isPhone && <BottomBar />}</OptionalPart>
      <OptionalPart>
        <ConnectionBar />
      </OptionalPart>
      <OptionalPart>
        <Notices />
      </OptionalPart>
      <ScrollReset />
      <GoToKey />
      <OptionalPart>{isSignedIn && <BuyerShell />}</OptionalPart>
      <OptionalPart>
        {(settings.analyticsId || (isSignedIn && settings.chatWidgetUrl)) && <LateScripts />}
      </OptionalPart>
      <OptionalPart>{isExpired && <SignInAgain />}</OptionalPart>
    </>
  );
}

/** Adds a performance mark when the screen first becomes interactive. */
function Usable() {
  // The performance timeline is outside React.
  useEffect(() => void performance.mark('usable'), []);
  return null;
}

/** Ctrl+K, or `?`, leads anywhere. */
function GoToKey() {
  const { isOpen, close } = useGoToKey(shopKeysEntry.read);
  return <OptionalPart>{isOpen && <ShopGoTo onClose={close} />}</OptionalPart>;
}

/** Third-party scripts are loaded only in a browser. */
const LateScripts = () => useIsHydrated() && <ThirdPartyScripts />;
