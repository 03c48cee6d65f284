import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';

import { ConfirmDialog } from '../../features/desk-frame/ConfirmDialog';
import { useTranslate } from '../../i18n/useTranslate';

/**
 * Asks for confirmation before typed text is lost by a link, a key, browser navigation or closing
 * the page.
 */
export function useLeaveGuard(isDirty: boolean): {
  /** Leaves immediately if nothing would be lost. */
  leave: (go: () => void) => void;
  question: ReactNode;
} {
  const t = useTranslate();
  const navigate = useNavigate();
  const [go, setGo] = useState<{ on: () => void }>();
  const hasLeft = useRef(false);
  const leave = (on: () => void) => (isDirty ? setGo({ on }) : on());

  const askToFollow = useEffectEvent((address: string) =>
    setGo({ on: () => void navigate(address, { replace: true }) }),
  );
  const askToGoBack = useEffectEvent(() => setGo({ on: () => void navigate(-2) }));

  // Links, history and the window live outside React.
  useEffect(() => {
    if (!isDirty) return;
    // With an extra history entry, going back stays on this screen first, where it can be
    // confirmed.
    history.pushState(history.state, '');
    const onBack = () => {
      if (hasLeft.current) return;
      history.pushState(history.state, '');
      askToGoBack();
    };
    const onClose = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const isElsewhere = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey;
      if (!link || isElsewhere || link.target || link.origin !== location.origin) return;
      if (link.hash && link.pathname === location.pathname) return;
      event.preventDefault();
      event.stopPropagation();
      askToFollow(link.pathname + link.search + link.hash);
    };
    window.addEventListener('popstate', onBack);
    window.addEventListener('beforeunload', onClose);
    document.addEventListener('click', onClick, true);
    return () => {
      window.removeEventListener('popstate', onBack);
      window.removeEventListener('beforeunload', onClose);
      document.removeEventListener('click', onClick, true);
    };
  }, [isDirty]);

  const question = go && (
    <ConfirmDialog
      title={t('content.leave.title')}
      effect={t('content.leave.effect')}
      yes={t('content.leave')}
      onYes={() => {
        hasLeft.current = true;
        go.on();
      }}
      onNo={() => setGo(undefined)}
    />
  );
  return { leave, question };
}
