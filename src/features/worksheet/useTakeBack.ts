import { useRef, useState } from 'react';

import { useTranslate } from '../../i18n/useTranslate';
import { noticeGiven } from '../../slices/notices';
import { useAppDispatch } from '../../store/hooks';
import { useCustomer } from '../../store/useMarket';

import { emptyWhole, planTakingBack, reach, type Plan, type Target } from './takeBack';
import type { OpenSheet } from './useWorksheet';
import { linesTakenBack, type WentIn } from './worksheetSlice';

/** Cart lines that are changed at the same time. */
const AT_ONCE = 4;

const isPlanFor = (wentIn: readonly WentIn[], plan: Plan | undefined): plan is Plan => {
  const ids = new Set(plan?.targets.flatMap((target) => target.ids));
  return ids.size === wentIn.length && wentIn.every(({ id }) => ids.has(id));
};

/** Takes the last addition out of the cart again; what could not be reached can be tried once more. */
export function useTakeBack({ state, dispatch }: OpenSheet) {
  const t = useTranslate();
  const notify = useAppDispatch();
  const customer = useCustomer();
  const [isTakingBack, setIsTakingBack] = useState(false);
  /** Quantities fixed at the first try: a second one must not subtract again. */
  const kept = useRef<Plan>(undefined);

  const carryOut = async ({ targets, isAll }: Plan): Promise<Target[]> => {
    if (isAll) return (await emptyWhole(customer, notify)) ? targets : [];
    const done: Target[] = [];
    const waiting = [...targets];
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        if (await reach(next, customer, notify)) done.push(next);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return done;
  };

  const takeBack = async () => {
    if (isTakingBack) return;
    setIsTakingBack(true);
    const { wentIn } = state;
    const plan = isPlanFor(wentIn, kept.current)
      ? kept.current
      : await planTakingBack(wentIn, customer, notify);
    const done = plan ? await carryOut(plan) : [];
    const left = plan?.targets.filter((target) => !done.includes(target));
    kept.current = plan && left && !plan.isAll ? { targets: left, isAll: false } : undefined;

    dispatch(linesTakenBack(done.flatMap(({ ids }) => ids)));
    setIsTakingBack(false);
    const isDone = left?.length === 0;
    notify(
      noticeGiven({
        kind: isDone ? 'info' : 'error',
        message: { text: t(isDone ? 'lines.undone' : 'lines.undo.failed') },
      }),
    );
  };

  return { takeBack, isTakingBack };
}
