import { useTranslate } from '../i18n/useTranslate';
import { paths } from '../paths';
import { selectIsSignedIn } from '../slices/session';
import { useAppSelector } from '../store/hooks';
import { MenuLink } from '../ui/Link';

/** The top menu in the specification's order (2.2). */
const MENU = [
  ['nav.about', paths.aboutUs],
  ['nav.catalogues', paths.catalogues],
  ['nav.patterns', paths.freePatterns],
  ['nav.newsletter', paths.newsletter],
  ['nav.opticon', paths.opticon],
  ['nav.support', paths.support],
] as const;

/** What a buyer does all day, at the other end of the line. */
const ORDERING = [
  ['listing.all', paths.allProducts],
  ['nav.quickOrder', paths.quickOrder],
  ['nav.orders', paths.orders],
] as const;

const BROWSING = ORDERING.slice(0, 1);

interface MenuLinksProps {
  onLeave?: () => void;
}

export function MenuLinks({ onLeave }: MenuLinksProps) {
  const t = useTranslate();
  return MENU.map(([key, path]) => (
    <MenuLink key={path} to={path} onClick={onLeave}>
      {t(key)}
    </MenuLink>
  ));
}

export function OrderingLinks({ onLeave }: MenuLinksProps) {
  const t = useTranslate();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  return (isSignedIn ? ORDERING : BROWSING).map(([key, path]) => (
    <MenuLink key={path} to={path} onClick={onLeave}>
      {t(key)}
    </MenuLink>
  ));
}

/** The slim line above the header. */
export function TopMenu() {
  const t = useTranslate();
  return (
    <div className="top-line no-print">
      <nav className="top-menu" aria-label={t('nav.label')}>
        <MenuLinks />
      </nav>
      <nav className="top-menu" aria-label={t('nav.ordering')}>
        <OrderingLinks />
      </nav>
    </div>
  );
}
