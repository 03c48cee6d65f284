import { useEffect, useRef } from 'react';

/** Focuses the first field of a form that has just been opened. */
export function useFocusOnOpen(isOpen: boolean) {
  const form = useRef<HTMLFormElement>(null);
  // The focus lives outside React.
  useEffect(() => {
    if (isOpen) form.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, [isOpen]);
  return form;
}
