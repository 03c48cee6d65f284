import { useEffect, useEffectEvent, useState } from 'react';

import { MAX_ITEM } from '#domain/quantity';

import { useUploadScansMutation } from '../../api/opticon';
import { linesOf, type AskedFor } from '../../features/line-review/reviewLine';
import { linesReported } from '../../features/line-review/reviewSlice';
import { useCanCheck } from '../../features/line-review/useCanCheck';
import type { LineReviewing } from '../../features/line-review/useLineReview';
import { useCustomer } from '../../store/hooks';

const withinLimits = (item: number) => Math.max(-MAX_ITEM, Math.min(item, MAX_ITEM));

/** Asks the server what can be had of a list: at first, in another language, and when it is tried again. */
export function useCheckedLines(
  asked: readonly AskedFor[],
  { dispatch, isRestored, state }: LineReviewing,
) {
  const { user_id, country, lang } = useCustomer();
  const { canCheck, error: cannotTell, refetch } = useCanCheck();
  const [uploadScans, { error }] = useUploadScansMutation();
  const [attempt, setAttempt] = useState(1);

  const check = useEffectEvent(async (isWanted: () => boolean) => {
    const products = asked.map(({ code, item }, id) => ({
      code: state.decisions[id]?.code ?? code,
      item: withinLimits(item),
    }));
    const { data } = await uploadScans({ user_id, country, lang, products, check: true });
    if (data && isWanted()) dispatch(linesReported(linesOf(asked, data.lines)));
  });
  const takeAsItIs = useEffectEvent(() => {
    dispatch(linesReported(linesOf(asked, null)));
  });

  // A list is looked up as soon as it stands there; nobody presses a button for it.
  useEffect(() => {
    if (!isRestored || canCheck === undefined) return;
    if (!canCheck) {
      takeAsItIs();
      return;
    }
    let isWanted = true;
    void check(() => isWanted);
    return () => {
      isWanted = false;
    };
  }, [isRestored, canCheck, user_id, country, lang, attempt]);

  return {
    error: cannotTell ?? error,
    retry: () => {
      if (cannotTell) void refetch();
      else setAttempt(attempt + 1);
    },
  };
}
