import { styled } from 'styled-components';

import { settings } from '../api/settings';
import { useTranslate } from '../i18n/useTranslate';
import { paths } from '../paths';
import { selectIsChatReady } from '../slices/chat';
import { signOutChosen } from '../slices/session';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { useUser } from '../store/useUser';
import { IconButton } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { below } from '../ui/theme';

import { CartButton } from './CartButton';
import { openChat } from './Chat';
import { Count, HeaderLink } from './frame';
import { useCounts } from './useCounts';

const Name = styled.span`
  /* Fixed, because the name is only known after hydration and must not cause a layout shift. */
  width: 12ch;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  ${below.roomy} {
    display: none;
  }
`;

/** The buyer's end of the header: favourites, cart with preview, profile and sign-out. */
export function BuyerLinks() {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const { owner_name } = useUser();
  const owner = owner_name || t('nav.profile');
  const { favourites } = useCounts();
  return (
    <>
      <HeaderLink to={paths.favourites} aria-label={favourites.label}>
        <Icon name="heart" />
        <Count aria-hidden="true">{favourites.text}</Count>
      </HeaderLink>
      <CartButton />
      {settings.chatWidgetUrl && <ChatButton />}
      <HeaderLink to={paths.profile} aria-label={owner} title={owner}>
        <Icon name="person" />
        <Name>{owner}</Name>
      </HeaderLink>
      <IconButton
        aria-label={t('header.logout')}
        title={t('header.logout')}
        onClick={() => dispatch(signOutChosen())}
      >
        <Icon name="leave" />
      </IconButton>
    </>
  );
}

/** Opens the live chat; invisible, but taking up its space, until a widget is ready. */
function ChatButton() {
  const t = useTranslate();
  const isReady = useAppSelector(selectIsChatReady);
  return (
    <IconButton
      aria-label={t('header.chat')}
      title={t('header.chat')}
      style={{ visibility: isReady ? 'visible' : 'hidden' }}
      onClick={openChat}
    >
      <Icon name="chat" />
    </IconButton>
  );
}
