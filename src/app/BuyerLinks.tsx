import { styled } from 'styled-components';

import { useIsOffered } from '../api/useIsOffered';
import { useTranslate } from '../i18n/useTranslate';
import { paths } from '../paths';
import { signOutChosen } from '../slices/session';
import { useAppDispatch } from '../store/hooks';
import { useUser } from '../store/useUser';
import { IconButton } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import { below } from '../ui/theme';

import { CartButton } from './CartButton';
import { Count, HeaderLink } from './frame';
import { useCounts } from './useCounts';

const Name = styled.span`
  max-width: 14ch;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  ${below.desktop} {
    display: none;
  }
`;

/** A buyer's end of the header: favourites, cart with its preview, own name, the way out. */
export function BuyerLinks() {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const hasHabits = useIsOffered('what-i-buy');
  const { owner_name } = useUser();
  const { favourites } = useCounts();
  return (
    <>
      <HeaderLink to={paths.favourites} aria-label={favourites.label}>
        <Icon name="heart" />
        <Count aria-hidden="true">{favourites.text}</Count>
      </HeaderLink>
      <CartButton />
      {hasHabits && (
        <IconButton
          as={Link}
          to={paths.purchaseHistory}
          aria-label={t('purchaseHistory.title')}
          title={t('purchaseHistory.title')}
        >
          <Icon name="repeat" />
        </IconButton>
      )}
      <HeaderLink to={paths.profile}>
        <Icon name="person" />
        <Name>{owner_name || t('nav.profile')}</Name>
      </HeaderLink>
      <IconButton
        type="button"
        aria-label={t('header.logout')}
        title={t('header.logout')}
        onClick={() => dispatch(signOutChosen())}
      >
        <Icon name="leave" />
      </IconButton>
    </>
  );
}
