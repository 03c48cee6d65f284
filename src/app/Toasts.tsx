import { useCallback } from 'react';

import { useTranslate } from '../i18n/useTranslate';
import { noticeRemoved, selectNotices } from '../slices/notices';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { Toaster } from '../ui/Toaster';

interface ToastsProps {
  region: HTMLElement;
  limit: number;
}

/** Puts notices into words and shows as many of them as there may be at once. */
export function Toasts({ region, limit }: ToastsProps) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const notices = useAppSelector(selectNotices);
  const onRemove = useCallback((id: string) => dispatch(noticeRemoved(id)), [dispatch]);

  const toasts = notices.slice(0, limit).map(({ message, ...notice }) => ({
    ...notice,
    text: 'key' in message ? t(message.key, message.params) : message.text,
  }));
  return <Toaster toasts={toasts} limit={limit} region={region} onRemove={onRemove} />;
}
