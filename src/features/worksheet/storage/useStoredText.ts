import { useEffect, useState } from 'react';
import { string } from 'yup';

import { recordAt } from '../../../store/persistence/records';

/** Debounce before writing to storage, in milliseconds. */
const PAUSE = 300;

const textAt = (name: string) => recordAt('text', name, string().required());

/** Writes after a pause, or earlier if the page is left; returns a function that cancels it. */
function storeSoon(name: string, text: string): () => void {
  const record = textAt(name);
  const leave = () => record.writeOnLeave(text);
  const cancel = () => {
    clearTimeout(timer);
    window.removeEventListener('pagehide', leave);
  };
  const timer = setTimeout(async () => {
    await (text === '' ? record.drop() : record.write(text));
    // Keeps listening until then: leaving the page would abort the write.
    cancel();
  }, PAUSE);
  window.addEventListener('pagehide', leave);
  return cancel;
}

/** Text being typed by a person or a scanner; it survives a reload. */
export function useStoredText(storedAs: string) {
  const [text, setText] = useState<string>();

  // Browser storage responds later; text typed by then wins.
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

  // Written after a pause; an empty box deletes the record.
  useEffect(() => (text === undefined ? undefined : storeSoon(storedAs, text)), [storedAs, text]);

  return [text ?? '', setText] as const;
}
