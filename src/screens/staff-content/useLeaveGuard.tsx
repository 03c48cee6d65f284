import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';

import { ConfirmDialog } from '../../features/desk-frame/ConfirmDialog';
import { useTranslate } from '../../i18n/useTranslate';

/** React Router's number of the current history entry. */
const indexOfEntry = (): number => (history.state as { idx?: number } | null)?.idx ?? 0;

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
    setGo({ on: () => void navigate(address) }),
  );
  const askToTraverse = useEffectEvent((steps: number) =>
    setGo({ on: () => void navigate(steps) }),
  );

  // Links, history and the window live outside React.
  useEffect(() => {
    if (!isDirty) return;
    const { pathname } = location;
    const index = indexOfEntry();
    // The browser has already moved to another entry: it returns from there before the router,
    // whose listener comes later, notices.
    const onTraverse = (event: PopStateEvent) => {
      if (hasLeft.current || location.pathname === pathname) return;
      event.stopImmediatePropagation();
      const steps = indexOfEntry() - index || -1;
      history.go(-steps);
      askToTraverse(steps);
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
    window.addEventListener('popstate', onTraverse, true);
    window.addEventListener('beforeunload', onClose);
    document.addEventListener('click', onClick, true);
    return () => {
      window.removeEventListener('popstate', onTraverse, true);
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
