import { useState } from 'react';

/**
 * The form or dialog that is open on a desk screen. Opening or closing one forgets why the last
 * action failed.
 */
export function useOpened<Dialog>(forget: () => void) {
  const [opened, setOpened] = useState<Dialog | null>(null);
  const open = (what: Dialog | null) => {
    forget();
    setOpened(what);
    // The control that had the focus is gone with the form.
    if (what === null) document.getElementById('main')?.focus();
  };
  /** Closes a dialog whose action is done; it returns the focus by itself. */
  const finish = () => setOpened(null);
  return { opened, open, finish };
}
