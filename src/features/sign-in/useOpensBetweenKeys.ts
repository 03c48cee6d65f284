import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Milliseconds without a key press before it opens, so that a scanner that is typing is not
 * interrupted.
 */
const REST = 600;

/** Milliseconds after opening during which a key press was still meant for the page. */
const MOMENT = 500;

/**
 * Returns `true` once no key has been pressed for a while. A key press right after opening closes
 * it again, so that this key and those that follow reach the field they were meant for; a pointer
 * press shows that the dialog was noticed.
 */
export function useOpensBetweenKeys(isWaiting: boolean): boolean {
  const [isOpen, setIsOpen] = useState(false);

  // The keyboard is external to React.
  useEffect(() => {
    if (!isWaiting) return undefined;
    const open = () => {
      setIsOpen(true);
      window.addEventListener('pointerdown', leave, true);
      timer = setTimeout(leave, MOMENT);
    };
    const putOff = () => {
      clearTimeout(timer);
      // The key is delivered to whatever has the focus when this handler returns.
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
