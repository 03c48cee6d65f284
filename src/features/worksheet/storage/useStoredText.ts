import { useEffect, useRef, useState } from 'react';
import { string } from 'yup';

import { recordAt } from '../../../store/persistence/records';

/** Debounce before writing to storage, in milliseconds. */
const DEBOUNCE_MS = 300;

const textRecord = (name: string) => recordAt('text', name, string().required());

const write = (name: string, text: string) => {
  const record = textRecord(name);
  return text === '' ? record.drop() : record.write(text);
};

/** Writes after a pause, or earlier if the page is left; returns a function that cancels it. */
function scheduleWrite(name: string, text: string, onWrite: () => void): () => void {
  const writeOnLeave = () => textRecord(name).writeOnLeave(text);
  const cancel = () => {
    clearTimeout(timer);
    window.removeEventListener('pagehide', writeOnLeave);
  };
  const timer = setTimeout(async () => {
    onWrite();
    await write(name, text);
    // Keeps listening until then: leaving the page would abort the write.
    cancel();
  }, DEBOUNCE_MS);
  window.addEventListener('pagehide', writeOnLeave);
  return cancel;
}

/** Text being typed by a person or a scanner; it survives a reload. */
export function useStoredText(storageKey: string) {
  const [text, setText] = useState<string>();

  // Browser storage responds later; text typed by then wins.
  useEffect(() => {
    let isActive = true;
    void textRecord(storageKey)
      .read()
      .then((stored) => {
        if (isActive) setText((typed) => typed ?? stored);
      });
    return () => {
      isActive = false;
    };
  }, [storageKey]);

  const unwritten = useRef<string>(undefined);
  // Written after a pause; an empty box deletes the record.
  useEffect(() => {
    if (text === undefined) return undefined;
    unwritten.current = text;
    return scheduleWrite(storageKey, text, () => {
      unwritten.current = undefined;
    });
  }, [storageKey, text]);
  // Another screen is opened before the pause is over.
  useEffect(
    () => () => {
      if (unwritten.current !== undefined) void write(storageKey, unwritten.current);
    },
    [storageKey],
  );

  return [text ?? '', setText] as const;
}
