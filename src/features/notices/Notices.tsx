import { Suspense, useCallback, useState } from 'react';

import { lazyPart } from '../../i18n/lazyPart';
import { useTranslate } from '../../i18n/useTranslate';
import { noticesShown, selectWaitingNotices } from '../../slices/notices';
import { useAppDispatch, useAppSelector } from '../../store/hooks';

const Toaster = lazyPart(() => import('../../ui/Toaster'), 'Toaster');

/** Hands notices to the toaster, which is fetched with the first one. */
export function Notices() {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const waiting = useAppSelector(selectWaitingNotices);
  const [wasNeeded, setWasNeeded] = useState(false);
  const onShown = useCallback((ids: string[]) => dispatch(noticesShown(ids)), [dispatch]);

  if (waiting.length > 0 && !wasNeeded) setWasNeeded(true);
  if (!wasNeeded) return null;

  const toasts = waiting.map(({ id, kind, message }) => ({
    id,
    kind,
    text: 'key' in message ? t(message.key, message.params) : message.text,
  }));
  return (
    <Suspense>
      <Toaster toasts={toasts} onShown={onShown} />
    </Suspense>
  );
}
