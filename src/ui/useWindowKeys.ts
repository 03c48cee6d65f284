import { useEffect, useEffectEvent } from 'react';

/** Handles keys wherever the focus is, and while nothing has it. */
export function useWindowKeys(onKey: (event: KeyboardEvent) => void) {
  const handle = useEffectEvent(onKey);
  // Such keys reach only the window, which is external to React.
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handle(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
