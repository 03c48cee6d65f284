import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';

import { ConfirmDialog } from '../../features/desk-frame/ConfirmDialog';
import { useTranslate } from '../../i18n/useTranslate';

import { interceptLeaving } from './interceptLeaving';

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
