import { Link, NavLink } from 'react-router';

import { useTranslate } from '../i18n/useTranslate';
import { paths } from '../paths';
import { selectPreviewCount } from '../slices/cartPreview';
import { selectFavouriteCount } from '../slices/favourites';
import { selectIsSignedIn, selectOwnerName } from '../slices/session';
import { signOutChosen } from '../slices/session';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { Icon } from '../ui/Icon';
import { Logo } from '../ui/Logo';

import { CartButton } from './CartButton';
import { LanguageSwitch } from './LanguageSwitch';
import { SearchBox } from './SearchBox';
import './Header.css';

const TOP_MENU = [
  ['listing.all', paths.allProducts],
  ['nav.orders', paths.orders],
  ['nav.opticon', paths.opticon],
] as const;

/** The head of every screen from 720 pixels on. */
export function Header() {
  const t = useTranslate();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const favourites = useAppSelector(selectFavouriteCount);
  const lines = useAppSelector(selectPreviewCount);

  return (
    <>
      <nav className="top-menu no-print" aria-label={t('nav.label')}>
        {TOP_MENU.map(([key, path]) => (
          <NavLink key={path} to={path}>
            {t(key)}
          </NavLink>
        ))}
      </nav>
      <header className="header no-print">
        <div className="header-inside">
          <Link className="brand" to={paths.home} aria-label={t('header.home')}>
            <Logo />
            <span aria-hidden="true">Haberdash</span>
          </Link>
          <SearchBox />
          <LanguageSwitch />
          <Link
            className="counter"
            to={paths.favourites}
            aria-label={t('header.favourites', { count: isSignedIn ? favourites : 0 })}
          >
            <Icon name="heart" />
            <span aria-hidden="true">{isSignedIn ? favourites : 0}</span>
          </Link>
          <CartButton count={isSignedIn ? lines : 0} />
          <Account />
        </div>
      </header>
    </>
  );
}

function Account() {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const ownerName = useAppSelector(selectOwnerName);

  if (!isSignedIn) {
    return (
      <Link className="account" to={paths.signIn}>
        <Icon name="person" />
        {t('header.login')}
      </Link>
    );
  }
  return (
    <>
      <Link className="account" to={paths.profile}>
        <Icon name="person" />
        <span className="account-name">{ownerName || t('nav.profile')}</span>
      </Link>
      <button
        type="button"
        className="icon-button"
        aria-label={t('header.logout')}
        title={t('header.logout')}
        onClick={() => dispatch(signOutChosen())}
      >
        <Icon name="leave" />
      </button>
    </>
  );
}
