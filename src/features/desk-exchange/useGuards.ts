import { useState } from 'react';

import { GUARDS, type ConfirmedCounts, type Guard } from '#domain/importGuards';

/** Counts to confirm, by guard. */
export type Asked = Readonly<ConfirmedCounts>;

/** The exact counts that a person types to confirm unusual changes. */
export function useGuards(asked: Asked) {
  const [typed, setTyped] = useState<Partial<Record<Guard, string>>>({});
  const [isTried, setIsTried] = useState(false);
  const guards = GUARDS.filter((guard) => asked[guard] !== undefined);
  const isRight = (guard: Guard) => (typed[guard] ?? '').replace(/\D/g, '') === `${asked[guard]}`;
  return {
    fields: guards.map((guard) => ({
      guard,
      count: asked[guard] ?? 0,
      value: typed[guard] ?? '',
      isWrong: isTried && !isRight(guard),
      type: (value: string) => setTyped((known) => ({ ...known, [guard]: value })),
    })),
    /** Returns the counts once all are right; until then, shows which are wrong. */
    agree: (): Asked | undefined => {
      setIsTried(true);
      if (!guards.every(isRight)) return undefined;
      return Object.fromEntries(guards.map((guard) => [guard, asked[guard]]));
    },
  };
}

export type Guards = ReturnType<typeof useGuards>;
