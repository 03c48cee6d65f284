import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Milliseconds without a key before it opens: a scanner that is typing is not interrupted. */
const REST = 600;

/** Milliseconds after the opening in which a key was still meant for the page. */
const MOMENT = 500;

/**
 * True once no key has been pressed for a while. A key in the moment of opening takes it back, so
 * that the key and all that follow reach the box they were meant for; whoever points has seen it.
 */
export function useOpensBetweenKeys(isWaiting: boolean): boolean {
  const [isOpen, setIsOpen] = useState(false);

  // The keyboard lies outside React.
  useEffect(() => {
    if (!isWaiting) return undefined;
    const open = () => {
      setIsOpen(true);
      window.addEventListener('pointerdown', leave, true);
      timer = setTimeout(leave, MOMENT);
    };
    const putOff = () => {
      clearTimeout(timer);
      // The key is written into whatever has the focus when this has run.
      flushSync(() => setIsOpen(false));
      window.removeEventListener('pointerdown', leave, true);
      timer = setTimeout(open, REST);
    };
    const leave = () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', putOff, true);
      window.removeEventListener('pointerdown', leave, true);
    };
    let timer = setTimeout(open, REST);
    window.addEventListener('keydown', putOff, true);
    return leave;
  }, [isWaiting]);

  return isOpen;
}
