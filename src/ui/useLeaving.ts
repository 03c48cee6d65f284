import { useEffect, useEffectEvent, useState } from 'react';

import { useIsTabHidden } from './useIsTabHidden';

/** Milliseconds that a toast stays (specification 9). */
const STAYS = 5000;

interface Leaving {
  remove: () => void;
  /** Said once more, it has its time anew. */
  times: number;
  isHeld: boolean;
}

/** Removes a toast after its time, which stands still under the pointer, with the focus in it, and in a hidden tab. */
export function useLeaving({ remove, times, isHeld }: Leaving) {
  const [isUnderPointer, setIsUnderPointer] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isHidden = useIsTabHidden();
  const waits = isHeld || isUnderPointer || hasFocus || isHidden;
  const leave = useEffectEvent(remove);

  // The clock runs outside React.
  useEffect(() => {
    if (waits) return;
    const timer = setTimeout(() => leave(), STAYS);
    return () => clearTimeout(timer);
  }, [waits, times]);

  return {
    handlers: {
      onPointerEnter: () => setIsUnderPointer(true),
      onPointerLeave: () => setIsUnderPointer(false),
      onFocus: () => setHasFocus(true),
      onBlur: () => setHasFocus(false),
    },
  };
}
