import { useCallback } from 'react';

import { translateMessage } from '../i18n/translate';
import { useTranslate } from '../i18n/useTranslate';
import { paths } from '../paths';
import { noticeRemoved, selectNotices } from '../slices/notices';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { Toaster } from '../ui/Toaster';

import { activateNewVersion } from './cacheForOffline';

/** Handlers of the notices' buttons. */
const ACTIONS = { activateNewVersion };

interface ToastsProps {
  region: HTMLElement;
  limit: number;
}

/** Translates notices and shows as many of them as the limit allows. */
export function Toasts({ region, limit }: ToastsProps) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const notices = useAppSelector(selectNotices);
  const onRemove = useCallback((id: string) => dispatch(noticeRemoved(id)), [dispatch]);

  const toasts = notices.slice(0, limit).map(({ message, action, addedLines, ...notice }) => ({
    ...notice,
    ...(addedLines && {
      more: {
        text: t('order.size', { count: addedLines }),
        label: t('preview.viewCart'),
        to: paths.cart,
      },
    }),
    ...(action && { button: { label: t(`notice.${action}`), press: ACTIONS[action] } }),
    text: translateMessage(t, message),
  }));
  return <Toaster toasts={toasts} limit={limit} region={region} onRemove={onRemove} />;
}
