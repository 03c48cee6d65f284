import { useState } from 'react';

import { GUARDS, type ConfirmedCounts, type Guard } from '#domain/importGuards';

/** Counts to confirm, by guard. */
export type RequiredCounts = Readonly<ConfirmedCounts>;

/** The exact counts that a person types to confirm unusual changes. */
export function useGuards(requiredCounts: RequiredCounts) {
  const [typed, setTyped] = useState<Partial<Record<Guard, string>>>({});
  const [hasTried, setHasTried] = useState(false);
  const guards = GUARDS.filter((guard) => requiredCounts[guard] !== undefined);
  const isCorrect = (guard: Guard) =>
    (typed[guard] ?? '').replace(/\D/g, '') === `${requiredCounts[guard]}`;
  return {
    fields: guards.map((guard) => ({
      guard,
      count: requiredCounts[guard] ?? 0,
      value: typed[guard] ?? '',
      isWrong: hasTried && !isCorrect(guard),
      type: (value: string) => setTyped((previous) => ({ ...previous, [guard]: value })),
    })),
    /** Returns the counts once all are right; until then, shows which are wrong. */
    confirm: (): RequiredCounts | undefined => {
      setHasTried(true);
      if (!guards.every(isCorrect)) return undefined;
      return Object.fromEntries(guards.map((guard) => [guard, requiredCounts[guard]]));
    },
  };
}

export type Guards = ReturnType<typeof useGuards>;
