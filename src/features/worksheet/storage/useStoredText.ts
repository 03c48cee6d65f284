import { useEffect, useState } from 'react';
import { string } from 'yup';

import { recordAt } from '../../../store/persistence/records';

/** Milliseconds without another change before it is written down. */
const PAUSE = 300;

const textAt = (name: string) => recordAt('text', name, string().required());

/** Writes after a pause, or when the page is left before that; the answer takes it back. */
function storeSoon(name: string, text: string): () => void {
  const record = textAt(name);
  const leave = () => record.writeLeaving(text);
  const cancel = () => {
    clearTimeout(timer);
    window.removeEventListener('pagehide', leave);
  };
  const timer = setTimeout(async () => {
    await (text === '' ? record.drop() : record.write(text));
    // A page that is left before that ends the writing.
    cancel();
  }, PAUSE);
  window.addEventListener('pagehide', leave);
  return cancel;
}

/** Text that a person or a scanner is typing; it outlives a reload. */
export function useStoredText(storedAs: string) {
  const [text, setText] = useState<string>();

  // The browser's memory answers later; what was typed by then stays.
  useEffect(() => {
    let isWanted = true;
    void textAt(storedAs)
      .read()
      .then((stored) => {
        if (isWanted) setText((typed) => typed ?? stored);
      });
    return () => {
      isWanted = false;
    };
  }, [storedAs]);

  // Written down after a pause; of an empty box nothing is stored.
  useEffect(() => (text === undefined ? undefined : storeSoon(storedAs, text)), [storedAs, text]);

  return [text ?? '', setText] as const;
}
