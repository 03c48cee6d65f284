import { useEffect, useEffectEvent } from 'react';

/** Calls once, when no key has been pressed for so many milliseconds. */
export function useWhenKeysRest(rest: number, onRest: () => void) {
  const tell = useEffectEvent(onRest);

  // The keyboard lies outside React.
  useEffect(() => {
    const end = () => {
      window.removeEventListener('keydown', wait, true);
      tell();
    };
    let timer = setTimeout(end, rest);
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(end, rest);
    };
    window.addEventListener('keydown', wait, true);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', wait, true);
    };
  }, [rest]);
}
