import { useEffect, useEffectEvent } from 'react';

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && target.type !== 'checkbox');

/** Which way the keys lead, if they do. */
function wayOf({ ctrlKey, metaKey, altKey, shiftKey, key }: KeyboardEvent) {
  if (!(ctrlKey || metaKey) || altKey) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && !shiftKey ? 'redo' : undefined;
}

/** Ctrl+Z, Ctrl+Y and Ctrl+Shift+Z, on a Mac with ⌘; in a box for text they belong to the text. */
export function useUndoKeys(ways: { undo: () => void; redo: () => void }) {
  const go = useEffectEvent((way: 'undo' | 'redo') => ways[way]());

  // The page as a whole lies outside React.
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const way = wayOf(event);
      if (!way || isWriting(event.target)) return;
      event.preventDefault();
      go(way);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
