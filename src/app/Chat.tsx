import { useEffect } from 'react';

import { settings } from '../api/settings';

/** Told to the widget when the session ends without a reload, so that it takes its leave. */
const CHAT_OVER = 'haberdash:signed-out';

/** Loads the live chat once, for as long as a token exists (specification 2.9); without its host the page goes on. */
export function Chat() {
  // A script of its own, outside React.
  useEffect(() => {
    const script = document.createElement('script');
    script.src = settings.chatWidgetUrl;
    script.async = true;
    script.addEventListener('error', () => console.warn('The live chat does not answer.'));
    document.body.append(script);
    return () => {
      script.remove();
      window.dispatchEvent(new Event(CHAT_OVER));
    };
  }, []);
  return null;
}
