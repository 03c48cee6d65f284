import { Suspense, useState } from 'react';
import { styled } from 'styled-components';

import { lazyPart } from '../i18n/lazyPart';
import { useTranslate } from '../i18n/useTranslate';
import { paths } from '../paths';
import { selectIsSignedIn } from '../slices/session';
import { useAppSelector } from '../store/hooks';
import { IconButton } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { Logo } from '../ui/Logo';
import { from } from '../ui/theme';

import { Brand, BrandName, Count, HeaderBar, HeaderInside, HeaderLink } from './frame';
import { LanguageSwitch } from './LanguageSwitch';
import { SearchBox } from './SearchBox';

export const BuyerLinks = lazyPart(
  () => import(/* webpackChunkName: "buyer" */ './BuyerLinks'),
  'BuyerLinks',
  'buyer',
);

const BuyerMenu = lazyPart(
  () => import(/* webpackChunkName: "buyer" */ './BuyerMenu'),
  'BuyerMenu',
  'buyer',
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
          <HeaderLink to={paths.allProducts}>{t('listing.results')}</HeaderLink>
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

const CategorySheet = lazyPart(() => import('./CategorySheet'), 'CategorySheet');

const Open = styled(IconButton)`
  ${from.desktop} {
    display: none;
  }
`;

/** Opens the categories in a sheet on screens too narrow for the category bar. */
function CategoryButton() {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Open aria-label={t('nav.menu')} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Icon name="menu" />
      </Open>
      {isOpen && (
        <Suspense>
          <CategorySheet onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
