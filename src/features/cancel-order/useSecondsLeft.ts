import { useEffect, useEffectEvent, useState } from 'react';

const SECOND = 1000;

const leftUntil = (moment: number) => Math.max(0, Math.ceil((moment - Date.now()) / SECOND));

/** Whole seconds until a moment of this machine's clock, counted down; `onEnd` is told when none is left. */
export function useSecondsLeft(moment: number, onEnd: () => void): number {
  const [left, setLeft] = useState(() => leftUntil(moment));
  const end = useEffectEvent(onEnd);

  // The clock lies outside React; a machine that slept is told the true time when it wakes.
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
