import { Suspense } from 'react';

import { lazyPart } from '../i18n/lazyPart';
import { useTranslate } from '../i18n/useTranslate';
import { paths } from '../paths';
import { selectIsSignedIn } from '../slices/session';
import { useAppSelector } from '../store/hooks';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import { Logo } from '../ui/Logo';

import { CategoryButton } from './CategoryButton';
import { LanguageSwitch } from './LanguageSwitch';
import { SearchBox } from './SearchBox';
import { TopMenu } from './TopMenu';
import './Header.css';

export const BuyerLinks = lazyPart(
  () => import(/* webpackChunkName: "buyer" */ './BuyerLinks'),
  'BuyerLinks',
);

/** The head of every screen from 720 pixels on (specification 2.2). */
export function Header() {
  const t = useTranslate();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  return (
    <>
      <TopMenu />
      <header className="header no-print">
        <div className="header-inside">
          <CategoryButton />
          <Link className="brand" to={paths.home} aria-label={t('header.home')}>
            <Logo />
            <span aria-hidden="true">Haberdash</span>
          </Link>
          <SearchBox />
          <LanguageSwitch />
          {isSignedIn ? (
            <Suspense>
              <BuyerLinks />
            </Suspense>
          ) : (
            <VisitorLinks />
          )}
        </div>
      </header>
    </>
  );
}

/** A visitor's counters stand at 0 and lead to the sign-in. */
function VisitorLinks() {
  const t = useTranslate();
  return (
    <>
      <Link
        className="counter"
        to={paths.favourites}
        aria-label={t('header.favourites', { count: 0 })}
      >
        <Icon name="heart" />
        <span aria-hidden="true">0</span>
      </Link>
      <Link className="counter" to={paths.cart} aria-label={t('header.cart', { count: 0 })}>
        <Icon name="cart" />
        <span aria-hidden="true">0</span>
      </Link>
      <Link className="account" to={paths.signIn}>
        <Icon name="person" />
        {t('header.login')}
      </Link>
    </>
  );
}
