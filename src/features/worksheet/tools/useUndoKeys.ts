import { useEffect, useEffectEvent } from 'react';

/** Text that was begun belongs to its box; in a cell of a sheet that says what it said, and in its quantities, the keys are the sheet's. */
function isWriting(target: EventTarget | null, textBefore: string): boolean {
  if (target instanceof HTMLTextAreaElement) return true;
  if (!(target instanceof HTMLInputElement) || target.type === 'checkbox') return false;
  const row = target.closest<HTMLElement>('tr[data-line]');
  if (!row) return true;
  const isStep = target.dataset.quantity !== undefined && !row.dataset.line?.includes('/');
  return !isStep && target.value !== textBefore;
}

/** Which way the keys lead, if they do. */
function wayOf({ ctrlKey, metaKey, altKey, shiftKey, key }: KeyboardEvent) {
  if (!(ctrlKey || metaKey) || altKey) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && !shiftKey ? 'redo' : undefined;
}

/** A box is left before the step, so that it shows what comes of it, and entered again. */
function goFrom(box: EventTarget | null, go: () => void) {
  if (!(box instanceof HTMLInputElement)) {
    go();
    return;
  }
  box.blur();
  go();
  if (box.isConnected) box.focus();
}

/** Ctrl+Z, Ctrl+Y and Ctrl+Shift+Z, on a Mac with ⌘; where text is being written they belong to the text. */
export function useUndoKeys(ways: { undo: () => void; redo: () => void }) {
  const go = useEffectEvent((way: 'undo' | 'redo') => ways[way]());

  // The page as a whole lies outside React.
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
