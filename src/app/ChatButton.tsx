import { useTranslate } from '../i18n/useTranslate';
import { selectIsChatReady } from '../slices/chat';
import { useAppSelector } from '../store/hooks';
import { IconButton } from '../ui/Button';
import { Icon } from '../ui/Icon';

import { openChat } from './Chat';

/** Opens the live chat; invisible, but taking up its space, until a widget is ready. */
export function ChatButton() {
  const t = useTranslate();
  const isReady = useAppSelector(selectIsChatReady);
  return (
    <IconButton
      type="button"
      aria-label={t('header.chat')}
      title={t('header.chat')}
      style={{ visibility: isReady ? 'visible' : 'hidden' }}
      onClick={openChat}
    >
      <Icon name="chat" />
    </IconButton>
  );
}
