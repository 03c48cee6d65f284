import type { KeyboardEvent } from 'react';

/** Puts something away by Esc, unless what stands in it has used the key. */
export const leaveOnEscape = (onClose: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  event.preventDefault();
  onClose();
};
