import { Suspense, useState } from 'react';

import { lazyPart } from '../i18n/lazyPart';
import { selectNotices } from '../slices/notices';
import { useAppSelector } from '../store/hooks';

export const Toasts = lazyPart(() => import('./Toasts'), 'Toasts');

/** Default maximum number of toasts shown at once; others are queued (specification 4). */
const MAX_TOASTS = 4;

/** The live region for notices; the component that renders them is loaded with the first one. */
export function Notices({ limit = MAX_TOASTS }: { limit?: number }) {
  const isNeeded = useAppSelector((state) => selectNotices(state).length > 0);
  const [region, setRegion] = useState<HTMLElement | null>(null);
  const [wasNeeded, setWasNeeded] = useState(false);
  if (isNeeded && !wasNeeded) setWasNeeded(true);

  return (
    <>
      <div ref={setRegion} className="no-print" role="status" aria-atomic="false" />
      {region && wasNeeded && (
        <Suspense>
          <Toasts region={region} limit={limit} />
        </Suspense>
      )}
    </>
  );
}
