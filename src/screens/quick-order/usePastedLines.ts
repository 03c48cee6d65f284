import { useEffect, useEffectEvent } from 'react';

const isBox = (target: EventTarget | null) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** Takes text that is pasted anywhere on the page but in a box. */
export function usePastedLines(onText: (text: string) => void) {
  const take = useEffectEvent(onText);

  // The page as a whole lies outside React.
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (isBox(event.target) || text.trim() === '') return;
      event.preventDefault();
      take(text);
    };
    window.addEventListener('paste', paste);
    return () => window.removeEventListener('paste', paste);
  }, []);
}
