import { useEffect, useEffectEvent, useState } from 'react';

import { SECOND_MS } from '#domain/durations';

const secondsUntil = (deadline: number) =>
  Math.max(0, Math.ceil((deadline - Date.now()) / SECOND_MS));

/** Counts down the whole seconds until a moment of this machine's clock; calls `onEnd` at zero. */
export function useSecondsLeft(deadline: number, onEnd: () => void): number {
  const [left, setLeft] = useState(() => secondsUntil(deadline));
  const end = useEffectEvent(onEnd);

  // The clock is external to React; reading it on every tick stays correct after the machine has
  // slept.
  useEffect(() => {
    const tick = () => {
      const seconds = secondsUntil(deadline);
      setLeft(seconds);
      if (seconds > 0) return;
      clearInterval(timer);
      end();
    };
    const timer = setInterval(tick, SECOND_MS);
    return () => clearInterval(timer);
  }, [deadline]);

  return left;
}

/** Formats seconds as minutes and seconds: 9:05. */
export const formatClock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
