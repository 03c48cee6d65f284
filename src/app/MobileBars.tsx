import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { useTranslate } from '../i18n/useTranslate';
import { paths } from '../paths';
import { selectIsSignedIn } from '../slices/session';
import { selectShownCount, selectShownFavourites } from '../store/cart';
import { useAppSelector } from '../store/hooks';
import { Icon } from '../ui/Icon';
import { Link, MenuLink } from '../ui/Link';
import { Logo } from '../ui/Logo';
import { useShownTitle } from '../ui/PageTitle';
import { Sheet } from '../ui/Sheet';

import { CategorySheet } from './CategorySheet';
import { LanguageChoice } from './LanguageChoice';
import { SearchBox } from './SearchBox';
import { useCartLabel } from './useCartLabel';
import './MobileBars.css';

/** On a phone: back, the name of the screen, favourites and cart; the search below. */
export function TitleBar() {
  const t = useTranslate();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const title = useShownTitle();
  const favourites = useAppSelector(selectShownFavourites);
  const lines = useAppSelector(selectShownCount);
  const cartLabel = useCartLabel();

  return (
    <header className="title-bar no-print">
      <div className="title-bar-row">
        {pathname === '/' ? (
          <Link className="icon-button" to={paths.home} aria-label={t('header.home')}>
            <Logo />
          </Link>
        ) : (
          <button
            type="button"
            className="icon-button"
            aria-label={t('nav.back')}
            onClick={() => void navigate(-1)}
          >
            <Icon name="back" />
          </button>
        )}
        <span className="title-bar-name">{pathname === '/' ? 'Haberdash' : title}</span>
        <Link
          className="counter"
          to={paths.favourites}
          aria-label={t('header.favourites', { count: favourites })}
        >
          <Icon name="heart" />
          <span aria-hidden="true">{favourites}</span>
        </Link>
        <Link className="counter" to={paths.cart} aria-label={cartLabel}>
          <Icon name="cart" />
          <span aria-hidden="true">{lines}</span>
        </Link>
      </div>
      <SearchBox />
    </header>
  );
}

/** On a phone: what one thumb needs. */
export function BottomBar() {
  const t = useTranslate();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const [open, setOpen] = useState<'categories' | 'language' | null>(null);
  const close = () => setOpen(null);

  return (
    <>
      <nav className="bottom-bar no-print" aria-label={t('nav.label')}>
        <MenuLink to={paths.home}>
          <Icon name="home" />
          {t('nav.home')}
        </MenuLink>
        <button type="button" onClick={() => setOpen('categories')}>
          <Icon name="menu" />
          {t('nav.menu')}
        </button>
        {isSignedIn && (
          <MenuLink to={paths.orders}>
            <Icon name="repeat" />
            {t('nav.orders')}
          </MenuLink>
        )}
        <button type="button" onClick={() => setOpen('language')}>
          <Icon name="globe" />
          {t('language.label')}
        </button>
        <MenuLink to={isSignedIn ? paths.profile : paths.signIn}>
          <Icon name="person" />
          {isSignedIn ? t('nav.profile') : t('header.login')}
        </MenuLink>
      </nav>
      {open === 'categories' && <CategorySheet onClose={close} />}
      {open === 'language' && (
        <Sheet title={t('language.label')} onClose={close}>
          <LanguageChoice onChosen={close} />
        </Sheet>
      )}
    </>
  );
}
