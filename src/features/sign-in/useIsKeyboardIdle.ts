import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Milliseconds without a key press before it opens, so that a scanner that is typing is not
 * interrupted.
 */
const IDLE_MS = 600;

/** Milliseconds after opening during which a key press was still meant for the page. */
const GRACE_MS = 500;

/**
 * Returns `true` once no key has been pressed for a while. A key press right after opening closes
 * it again, so that this key and those that follow reach the field they were meant for; a pointer
 * press shows that the dialog was noticed.
 */
export function useIsKeyboardIdle(isWaiting: boolean): boolean {
  const [isOpen, setIsOpen] = useState(false);

  // The keyboard is external to React.
  useEffect(() => {
    if (!isWaiting) return undefined;
    const open = () => {
      setIsOpen(true);
      window.addEventListener('pointerdown', stopListening, true);
      timer = setTimeout(stopListening, GRACE_MS);
    };
    const postpone = () => {
      clearTimeout(timer);
      // The key is delivered to whatever has the focus when this handler returns.
      flushSync(() => setIsOpen(false));
      window.removeEventListener('pointerdown', stopListening, true);
      timer = setTimeout(open, IDLE_MS);
    };
    const stopListening = () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', postpone, true);
      window.removeEventListener('pointerdown', stopListening, true);
    };
    let timer = setTimeout(open, IDLE_MS);
    window.addEventListener('keydown', postpone, true);
    return stopListening;
  }, [isWaiting]);

  return isOpen;
}
