import { Suspense } from 'react';

import { lazyPart } from '../i18n/lazyPart';
import { useTranslate } from '../i18n/useTranslate';
import { paths } from '../paths';
import { selectIsSignedIn } from '../slices/session';
import { useAppSelector } from '../store/hooks';
import { Icon } from '../ui/Icon';
import { Logo } from '../ui/Logo';

import { CategoryButton } from './CategoryButton';
import { Brand, BrandName, Count, HeaderBar, HeaderInside, HeaderLink } from './frame';
import { LanguageSwitch } from './LanguageSwitch';
import { SearchBox } from './SearchBox';

export const BuyerLinks = lazyPart(
  () => import(/* webpackChunkName: "buyer" */ './BuyerLinks'),
  'BuyerLinks',
);

const BuyerMenu = lazyPart(
  () => import(/* webpackChunkName: "buyer" */ './BuyerMenu'),
  'BuyerMenu',
);

/** The header of every screen from 720 pixels up (specification 2.2). */
export function Header() {
  const t = useTranslate();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  return (
    <HeaderBar className="no-print">
      <HeaderInside>
        <CategoryButton />
        <Brand to={paths.home} aria-label={t('header.home')}>
          <Logo />
          <BrandName aria-hidden="true">Haberdash</BrandName>
        </Brand>
        <SearchBox />
        {isSignedIn ? (
          <Suspense>
            <BuyerMenu />
          </Suspense>
        ) : (
          <HeaderLink to={paths.allProducts}>{t('nav.catalogue')}</HeaderLink>
        )}
        <LanguageSwitch />
        {isSignedIn ? (
          <Suspense>
            <BuyerLinks />
          </Suspense>
        ) : (
          <VisitorLinks />
        )}
      </HeaderInside>
    </HeaderBar>
  );
}

/** A visitor's counters are 0, and their links lead to the sign-in. */
function VisitorLinks() {
  const t = useTranslate();
  return (
    <>
      <HeaderLink to={paths.favourites} aria-label={t('header.favourites', { count: 0 })}>
        <Icon name="heart" />
        <Count aria-hidden="true">0</Count>
      </HeaderLink>
      <HeaderLink to={paths.cart} aria-label={t('header.cart', { count: 0 })}>
        <Icon name="cart" />
        <Count aria-hidden="true">0</Count>
      </HeaderLink>
      <HeaderLink to={paths.signIn}>
        <Icon name="person" />
        {t('header.login')}
      </HeaderLink>
    </>
  );
}
