import { useEffect } from 'react';

import { settings } from '../api/settings';
import { chatClosed, chatReady } from '../slices/chat';
import { useAppDispatch } from '../store/hooks';

/** Dispatched by a widget that relies on the page's own button. */
const CHAT_READY = 'haberdash:chat-ready';
/** Dispatched to the widget when the button is pressed. */
const CHAT_OPENED = 'haberdash:chat';
/** Dispatched to the widget when the session ends without a reload, so that it closes. */
const CHAT_OVER = 'haberdash:signed-out';

export const openChat = () => window.dispatchEvent(new Event(CHAT_OPENED));

/**
 * Loads the live chat once, for as long as a token exists (specification 2.9); the page works
 * without its host.
 */
export function Chat() {
  const dispatch = useAppDispatch();
  // The script is managed outside React.
  useEffect(() => {
    const ready = () => dispatch(chatReady());
    window.addEventListener(CHAT_READY, ready);
    const script = document.createElement('script');
    script.src = settings.chatWidgetUrl;
    script.async = true;
    script.addEventListener('error', () => console.warn('The live chat does not answer.'));
    document.body.append(script);
    return () => {
      window.removeEventListener(CHAT_READY, ready);
      script.remove();
      window.dispatchEvent(new Event(CHAT_OVER));
      dispatch(chatClosed());
    };
  }, [dispatch]);
  return null;
}
