import { useEffect, useRef, useState } from 'react';

/**
 * Words of a search that follows while they are typed: they are given to `search` after a pause in
 * milliseconds without another key, and at once by `finish`. Until then the box shows what was typed.
 */
export function useTypedSearch(search: (words: string) => void, pauseFor: number) {
  const [typed, setTyped] = useState<string | null>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  // A search that waits must not change the address of the next screen.
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
