import { styled } from 'styled-components';

import { useTranslate } from '../i18n/useTranslate';
import { paths } from '../paths';
import { selectIsSignedIn } from '../slices/session';
import { useAppSelector } from '../store/hooks';
import { MenuLink } from '../ui/Link';
import { color, layout, size, space } from '../ui/theme';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space(5)};
  max-width: ${layout.content};
  margin: 0 auto;
  padding: ${space(1)} ${space(6)};
  font-size: ${size.s};
`;

const Menu = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 clamp(10px, 1.4vw, 20px);
`;

const LineLink = styled(MenuLink)`
  display: inline-flex;
  align-items: center;
  min-height: 28px;
  color: ${color.inkSoft};
  text-decoration: none;

  &:hover,
  &[aria-current] {
    color: ${color.primary};
    text-decoration: underline;
  }
`;

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
  /** What each entry is drawn as. */
  Entry?: typeof LineLink;
  onLeave?: () => void;
}

export function MenuLinks({ Entry = LineLink, onLeave }: MenuLinksProps) {
  const t = useTranslate();
  return MENU.map(([key, path]) => (
    <Entry key={path} to={path} onClick={onLeave}>
      {t(key)}
    </Entry>
  ));
}

export function OrderingLinks({ Entry = LineLink, onLeave }: MenuLinksProps) {
  const t = useTranslate();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  return (isSignedIn ? ORDERING : BROWSING).map(([key, path]) => (
    <Entry key={path} to={path} onClick={onLeave}>
      {t(key)}
    </Entry>
  ));
}

/** The slim line above the header. */
export function TopMenu() {
  const t = useTranslate();
  return (
    <Line className="no-print">
      <Menu aria-label={t('nav.label')}>
        <MenuLinks />
      </Menu>
      <Menu aria-label={t('nav.ordering')}>
        <OrderingLinks />
      </Menu>
    </Line>
  );
}
