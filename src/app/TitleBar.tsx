import { useLocation, useNavigate } from 'react-router';
import { styled } from 'styled-components';

import { useTranslate } from '../i18n/useTranslate';
import { paths } from '../paths';
import { IconButton } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import { Logo } from '../ui/Logo';
import { useShownTitle } from '../ui/PageTitle';
import { color, layout, space } from '../ui/theme';

import { Count, HeaderLink } from './frame';
import { SearchBox } from './SearchBox';
import { useCounts } from './useCounts';

const Top = styled.header`
  position: ${layout.stays};
  top: 0;
  z-index: 40;
  padding: ${space(1)} ${space(2)};
  border-bottom: 1px solid ${color.line};
  background: ${color.surface};
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1)};
`;

const Name = styled.span`
  flex: 1;
  overflow: hidden;
  font-weight: 600;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/**
 * Screens of an application for an account, which show their title instead of the search
 * (specification 2.7).
 */
const NAMED: readonly string[] = [paths.register, paths.accountRegistration];

/** On phones: back, search, favourites and cart. */
export function TitleBar() {
  const t = useTranslate();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const title = useShownTitle();
  const { favourites, cart } = useCounts();

  return (
    <Top className="no-print">
      <Row>
        {pathname === '/' ? (
          <IconButton as={Link} to={paths.home} aria-label={t('header.home')}>
            <Logo />
          </IconButton>
        ) : (
          <IconButton aria-label={t('nav.back')} onClick={() => void navigate(-1)}>
            <Icon name="back" />
          </IconButton>
        )}
        {NAMED.includes(pathname) ? <Name>{title}</Name> : <SearchBox isNarrow />}
        <HeaderLink to={paths.favourites} aria-label={favourites.label}>
          <Icon name="heart" />
          <Count aria-hidden="true">{favourites.text}</Count>
        </HeaderLink>
        <HeaderLink to={paths.cart} aria-label={cart.label}>
          <Icon name="cart" />
          <Count aria-hidden="true">{cart.text}</Count>
        </HeaderLink>
      </Row>
    </Top>
  );
}
