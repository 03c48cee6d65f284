import { useRef, useState } from 'react';

import { useTranslate } from '../../../i18n/useTranslate';
import { noticeGiven } from '../../../slices/notices';
import type { WentIn } from '../../../slices/worksheets/sheet';
import { linesTakenBack, selectSheet } from '../../../slices/worksheets/worksheets';
import { useAppStore } from '../../../store/hooks';
import { useCustomer } from '../../../store/useMarket';

import { emptyWhole, planTakingBack, reach, type Plan, type Target } from './takeBack';

/** Cart lines that are changed at the same time. */
const AT_ONCE = 4;

const isPlanFor = (wentIn: readonly WentIn[], plan: Plan | undefined): plan is Plan => {
  const ids = new Set(plan?.targets.flatMap((target) => target.ids));
  return ids.size === wentIn.length && wentIn.every(({ id }) => ids.has(id));
};

/** Takes the last addition out of the cart again; what could not be reached can be tried once more. */
export function useTakeBack(sheet: string) {
  const t = useTranslate();
  const { dispatch, getState } = useAppStore();
  const customer = useCustomer();
  const [isTakingBack, setIsTakingBack] = useState(false);
  /** Quantities fixed at the first try: a second one must not subtract again. */
  const kept = useRef<Plan>(undefined);

  const carryOut = async ({ targets, isAll }: Plan): Promise<Target[]> => {
    if (isAll) return (await emptyWhole(customer, dispatch)) ? targets : [];
    const done: Target[] = [];
    const waiting = [...targets];
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        if (await reach(next, customer, dispatch)) done.push(next);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return done;
  };

  const takeBack = async () => {
    if (isTakingBack) return;
    setIsTakingBack(true);
    const { wentIn } = selectSheet(getState(), sheet);
    const plan = isPlanFor(wentIn, kept.current)
      ? kept.current
      : await planTakingBack(wentIn, customer, dispatch);
    const done = plan ? await carryOut(plan) : [];
    const left = plan?.targets.filter((target) => !done.includes(target));
    kept.current = plan && left && !plan.isAll ? { targets: left, isAll: false } : undefined;

    dispatch(linesTakenBack({ sheet, ids: done.flatMap(({ ids }) => ids) }));
    setIsTakingBack(false);
    const isDone = left?.length === 0;
    dispatch(
      noticeGiven({
        kind: isDone ? 'info' : 'error',
        message: { text: t(isDone ? 'lines.undone' : 'lines.undo.failed') },
      }),
    );
  };

  return { takeBack, isTakingBack };
}
