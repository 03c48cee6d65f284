import { useEffect, useEffectEvent } from 'react';

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && target.type !== 'checkbox');

/** Ctrl+Z, on a Mac ⌘Z; in a box for text it belongs to the text. */
export function useUndoKey(undo: () => void) {
  const takeBack = useEffectEvent(undo);

  // The page as a whole lies outside React.
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key === 'z';
      if (!isUndo || isWriting(event.target)) return;
      event.preventDefault();
      takeBack();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
