import { useEffect, useEffectEvent } from 'react';

/**
 * Whether undo belongs to the text field. It does not for a sheet's quantities and unedited cells.
 */
function isWriting(target: EventTarget | null, textBefore: string): boolean {
  if (target instanceof HTMLTextAreaElement) return true;
  if (!(target instanceof HTMLInputElement) || target.type === 'checkbox') return false;
  const row = target.closest<HTMLElement>('tr[data-line]');
  if (!row) return true;
  const isStep = target.dataset.quantity !== undefined && !row.dataset.line?.includes('/');
  return !isStep && target.value !== textBefore;
}

/** Returns the direction of an undo or redo shortcut, if the keys are one. */
function wayOf({ ctrlKey, metaKey, altKey, shiftKey, key }: KeyboardEvent) {
  if (!(ctrlKey || metaKey) || altKey) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && !shiftKey ? 'redo' : undefined;
}

/** Blurs the box before the step, so that it shows the result, and focuses it again afterwards. */
function goFrom(box: EventTarget | null, go: () => void) {
  if (!(box instanceof HTMLInputElement)) {
    go();
    return;
  }
  box.blur();
  go();
  if (box.isConnected) box.focus();
}

/**
 * Handles Ctrl+Z, Ctrl+Y and Ctrl+Shift+Z (⌘ on a Mac), except in fields whose text is being
 * edited.
 */
export function useUndoKeys(ways: { undo: () => void; redo: () => void }) {
  const go = useEffectEvent((way: 'undo' | 'redo') => ways[way]());

  // Listens on the window, which is external to React.
  useEffect(() => {
    let textBefore = '';
    const enter = ({ target }: FocusEvent) => {
      if (target instanceof HTMLInputElement) textBefore = target.value;
    };
    const press = (event: KeyboardEvent) => {
      const way = wayOf(event);
      if (!way || isWriting(event.target, textBefore)) return;
      event.preventDefault();
      goFrom(event.target, () => go(way));
    };
    window.addEventListener('focusin', enter);
    window.addEventListener('keydown', press);
    return () => {
      window.removeEventListener('focusin', enter);
      window.removeEventListener('keydown', press);
    };
  }, []);
}
