import { useCallback, useEffect, useRef, useState } from 'react';
import { string } from 'yup';

import { recordAt } from '../../../store/persistence/records';

/** Debounce before writing to storage, in milliseconds. */
const DEBOUNCE_MS = 300;

const textRecord = (name: string) => recordAt('text', name, string().required());

/** An empty text deletes the record. */
const write = (name: string, text: string) => {
  const record = textRecord(name);
  return text === '' ? record.drop() : record.write(text);
};

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
  const save = useCallback(() => {
    if (unwritten.current !== undefined) void write(storageKey, unwritten.current);
    unwritten.current = undefined;
  }, [storageKey]);
  useEffect(() => {
    if (text === undefined) return undefined;
    unwritten.current = text;
    const timer = setTimeout(save, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [save, text]);
  // Another screen is opened, or the page left, before the pause is over.
  useEffect(() => {
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [save]);

  return [text ?? '', setText] as const;
}
