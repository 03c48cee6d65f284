import { useEffect, useEffectEvent, useState } from 'react';

const SECOND = 1000;

const leftUntil = (moment: number) => Math.max(0, Math.ceil((moment - Date.now()) / SECOND));

/** Counts down the whole seconds until a moment of this machine's clock; calls `onEnd` at zero. */
export function useSecondsLeft(moment: number, onEnd: () => void): number {
  const [left, setLeft] = useState(() => leftUntil(moment));
  const end = useEffectEvent(onEnd);

  // The clock is external to React; reading it on every tick stays correct after the machine has
  // slept.
  useEffect(() => {
    const tick = () => {
      const seconds = leftUntil(moment);
      setLeft(seconds);
      if (seconds > 0) return;
      clearInterval(timer);
      end();
    };
    const timer = setInterval(tick, SECOND);
    return () => clearInterval(timer);
  }, [moment]);

  return left;
}
