import { useEffect, useRef } from 'react';

import { useWindowKeys } from '../../../ui/useWindowKeys';

/**
 * Whether undo belongs to the text field. It does not for a sheet's quantities and unedited cells.
 */
function isTextUndo(target: EventTarget | null, textBefore: string): boolean {
  if (target instanceof HTMLTextAreaElement) return true;
  if (!(target instanceof HTMLInputElement) || target.type === 'checkbox') return false;
  const row = target.closest<HTMLElement>('tr[data-line]');
  if (!row) return true;
  const isLineQuantity = target.dataset.quantity !== undefined && !row.dataset.line?.includes('/');
  return !isLineQuantity && target.value !== textBefore;
}

/** Returns the direction of an undo or redo shortcut, if the keys are one. */
function directionOf({ ctrlKey, metaKey, altKey, shiftKey, key }: KeyboardEvent) {
  if (!(ctrlKey || metaKey) || altKey) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && !shiftKey ? 'redo' : undefined;
}

/** Blurs the box before the step, so that it shows the result, and focuses it again afterwards. */
function stepUnfocused(box: EventTarget | null, step: () => void) {
  if (!(box instanceof HTMLInputElement)) {
    step();
    return;
  }
  box.blur();
  step();
  if (box.isConnected) box.focus();
}

/**
 * Handles Ctrl+Z, Ctrl+Y and Ctrl+Shift+Z (⌘ on a Mac), except in fields whose text is being
 * edited.
 */
export function useUndoKeys(handlers: { undo: () => void; redo: () => void }) {
  const textBefore = useRef('');

  // Listens on the window, which is external to React.
  useEffect(() => {
    const rememberText = ({ target }: FocusEvent) => {
      if (target instanceof HTMLInputElement) textBefore.current = target.value;
    };
    window.addEventListener('focusin', rememberText);
    return () => window.removeEventListener('focusin', rememberText);
  }, []);

  useWindowKeys((event) => {
    const direction = directionOf(event);
    if (!direction || isTextUndo(event.target, textBefore.current)) return;
    event.preventDefault();
    stepUnfocused(event.target, handlers[direction]);
  });
}
