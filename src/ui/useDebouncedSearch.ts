import { useEffect, useRef, useState } from 'react';

/**
 * Debounces search text: passes it to `search` after `pauseFor` milliseconds without a key press,
 * or at once on `finish`. Until then the input shows what was typed.
 */
export function useDebouncedSearch(search: (text: string) => void, pauseFor: number) {
  const [typed, setTyped] = useState<string | null>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  // A pending search must not change the address of the next screen.
  useEffect(() => () => clearTimeout(pause.current), []);

  const forget = () => {
    clearTimeout(pause.current);
    setTyped(null);
  };
  const finish = () => {
    if (typed !== null) search(typed.trim());
    forget();
  };
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => search(text.trim()), pauseFor);
  };
  return { typed, type, finish, forget };
}
