import { useEffect, useEffectEvent, useState } from 'react';

import type { LineReport } from '#contract/lines';
import { MAX_ITEM } from '#domain/quantity';

import type { CallError } from '../../api/baseQuery';
import { opticonApi } from '../../api/opticon';
import { linesOf, type AskedFor } from '../../features/line-review/reviewLine';
import { linesReported } from '../../features/line-review/reviewSlice';
import { useCanCheck } from '../../features/line-review/useCanCheck';
import type { LineReviewing } from '../../features/line-review/useLineReview';
import { useAppDispatch, useCustomer } from '../../store/hooks';

const { uploadScans } = opticonApi.endpoints;
/** Ten thousand reports need not stand in the store as well. */
const UNTRACKED = { track: false };

const withinLimits = (item: number) => Math.max(-MAX_ITEM, Math.min(item, MAX_ITEM));

/** Asks the server what can be had of a list: at first, in another language, and when it is tried again. */
export function useCheckedLines(
  asked: readonly AskedFor[],
  { dispatch, isRestored, state }: LineReviewing,
) {
  const { user_id, country, lang } = useCustomer();
  const { canCheck, error: cannotTell, refetch } = useCanCheck();
  const ask = useAppDispatch();
  const [error, setError] = useState<CallError>();
  const [attempt, setAttempt] = useState(1);

  const check = useEffectEvent(() => {
    const products = asked.map(({ code, item }, id) => ({
      code: state.decisions[id]?.code ?? code,
      item: withinLimits(item),
    }));
    const query = { user_id, country, lang, products, check: true };
    return ask(uploadScans.initiate(query, UNTRACKED));
  });
  const report = useEffectEvent((lines: readonly LineReport[] | null) => {
    dispatch(linesReported(linesOf(asked, lines)));
  });

  // A list is looked up as soon as it stands there; nobody presses a button for it.
  useEffect(() => {
    if (!isRestored || canCheck === undefined) return;
    if (!canCheck) {
      report(null);
      return;
    }
    let isWanted = true;
    void check().then(({ data, error: failure }) => {
      if (!isWanted) return;
      setError(failure as CallError | undefined);
      if (data) report(data.lines);
    });
    return () => {
      isWanted = false;
    };
  }, [isRestored, canCheck, user_id, country, lang, attempt]);

  return {
    error: cannotTell ?? error,
    retry: () => {
      setError(undefined);
      if (cannotTell) void refetch();
      else setAttempt(attempt + 1);
    },
  };
}
