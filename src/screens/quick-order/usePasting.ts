import { useRef, useState } from 'react';

import { useStoredText } from '../../features/worksheet/storage/useStoredText';

/**
 * The area for pasting a list: open if asked for, or if it holds text, which survives a reload.
 */
export function usePasting(textStoredAs: string) {
  const [text, setText] = useStoredText(textStoredAs);
  const [choice, setChoice] = useState<boolean>();
  const opener = useRef<HTMLButtonElement>(null);
  const isOpen = choice ?? text !== '';
  return {
    text,
    setText,
    isOpen,
    /** The button that opens it. */
    opener,
    toggle: () => setChoice(!isOpen),
    /** The focus, which is inside, returns to the button. */
    close: () => {
      setChoice(false);
      opener.current?.focus();
    },
  };
}

export type Pasting = ReturnType<typeof usePasting>;
