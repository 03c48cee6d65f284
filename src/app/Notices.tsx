import { Suspense, useState } from 'react';

import { lazyPart } from '../i18n/lazyPart';
import { selectNotices } from '../slices/notices';
import { useAppSelector } from '../store/hooks';

const Toasts = lazyPart(() => import('./Toasts'), 'Toasts');

/** Toasts at once, unless another limit is given; further ones wait their turn (specification 4). */
const AT_ONCE = 4;

/** The region that reads notices out; what draws them is fetched with the first one. */
export function Notices({ limit = AT_ONCE }: { limit?: number }) {
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
