import { Suspense, useCallback, useState } from 'react';

import { lazyPart } from '../../i18n/lazyPart';
import { useTranslate } from '../../i18n/useTranslate';
import { noticeRemoved, selectNotices } from '../../slices/notices';
import { useAppDispatch, useAppSelector } from '../../store/hooks';

const Toaster = lazyPart(() => import('../../ui/Toaster'), 'Toaster');

/** Toasts at once, unless another limit is given; further ones wait their turn (specification 4). */
const AT_ONCE = 4;

/** Hands notices to the toaster, which is fetched with the first one; the region is there before it speaks. */
export function Notices({ limit = AT_ONCE }: { limit?: number }) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const notices = useAppSelector(selectNotices);
  const [region, setRegion] = useState<HTMLElement | null>(null);
  const [wasNeeded, setWasNeeded] = useState(false);
  const onRemove = useCallback((id: string) => dispatch(noticeRemoved(id)), [dispatch]);

  if (notices.length > 0 && !wasNeeded) setWasNeeded(true);

  const toasts = notices.slice(0, limit).map(({ message, ...notice }) => ({
    ...notice,
    text: 'key' in message ? t(message.key, message.params) : message.text,
  }));
  return (
    <>
      <div ref={setRegion} className="no-print" role="status" aria-atomic="false" />
      {region && wasNeeded && (
        <Suspense>
          <Toaster toasts={toasts} region={region} onRemove={onRemove} />
        </Suspense>
      )}
    </>
  );
}
