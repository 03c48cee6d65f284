import type { KeyboardEvent } from 'react';

/** Closes something on Esc, unless an element inside has handled the key. */
export const closeOnEscape = (onClose: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  event.preventDefault();
  onClose();
};
