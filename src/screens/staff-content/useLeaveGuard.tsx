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
    setGo({ on: () => void navigate(address) }),
  );
  const askToTraverse = useEffectEvent((steps: number) =>
    setGo({ on: () => void navigate(steps) }),
  );

  // Links, history and the window live outside React.
  useEffect(() => {
    if (!isDirty) return;
    return interceptLeaving({
      hasLeft: () => hasLeft.current,
      onFollow: (address) => askToFollow(address),
      onTraverse: (steps) => askToTraverse(steps),
    });
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

interface Leaving {
  /** Whether leaving was confirmed. */
  hasLeft: () => boolean;
  /** Called in place of following a link within the site. */
  onFollow: (address: string) => void;
  /** Called in place of moving through the history by a number of entries. */
  onTraverse: (steps: number) => void;
}

/** React Router's number of the current history entry. */
const indexOfEntry = (): number => (history.state as { idx?: number } | null)?.idx ?? 0;

/** Returns the link of this site that a click follows in this tab, on another page. */
function followedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isElsewhere = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey;
  if (!link || isElsewhere || link.target || link.origin !== location.origin) return undefined;
  return link.hash && link.pathname === location.pathname ? undefined : link;
}

/**
 * Intercepts links, browser navigation and closing the page; returns a function that ends this.
 */
function interceptLeaving({ hasLeft, onFollow, onTraverse }: Leaving): () => void {
  const { pathname } = location;
  const index = indexOfEntry();
  // The browser has already moved to another entry: it returns from there before the router,
  // whose listener comes later, notices.
  const returnToEntry = (event: PopStateEvent) => {
    if (hasLeft() || location.pathname === pathname) return;
    event.stopImmediatePropagation();
    const steps = indexOfEntry() - index || -1;
    history.go(-steps);
    onTraverse(steps);
  };
  const keepOpen = (event: BeforeUnloadEvent) => event.preventDefault();
  const holdLink = (event: MouseEvent) => {
    const link = followedLink(event);
    if (!link) return;
    event.preventDefault();
    event.stopPropagation();
    onFollow(link.pathname + link.search + link.hash);
  };
  window.addEventListener('popstate', returnToEntry, true);
  window.addEventListener('beforeunload', keepOpen);
  document.addEventListener('click', holdLink, true);
  return () => {
    window.removeEventListener('popstate', returnToEntry, true);
    window.removeEventListener('beforeunload', keepOpen);
    document.removeEventListener('click', holdLink, true);
  };
}
