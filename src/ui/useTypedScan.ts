import { useRef, type ChangeEvent, type KeyboardEvent } from 'react';

import { MAX_KEY_GAP_MS } from './scannerKeys';

/** Milliseconds after which a code without an ending key is complete. */
const END_MS = 150;

/** Longer than a quantity, or with letters; white space and decimal points are in neither. */
const CODE = /^([^\s.,]{7,}|(?=.*[a-z])[^\s.,]{6,})$/i;

interface Burst {
  text: string;
  /** What the box held before it. */
  before: string;
  /** Time of the last character, on the clock of events. */
  at: number;
  timer?: ReturnType<typeof setTimeout>;
  isCode?: boolean;
}

/** Whether a person edits: a scanner sends none of these keys. */
const isEditing = ({ key }: KeyboardEvent): boolean =>
  /^(Arrow\w+|Home|End|Page\w+|Backspace|Delete|Escape)$/.test(key);

const NOTHING: Burst = { text: '', before: '', at: -Infinity };

/** The characters that an input event inserts; a box filled at once gives all of its text. */
const insertedBy = ({ nativeEvent, target }: ChangeEvent<HTMLInputElement>): string =>
  nativeEvent instanceof InputEvent && nativeEvent.inputType === 'insertText'
    ? (nativeEvent.data ?? target.value)
    : target.value;

/** When the key of a character was pressed that the page repeats once it is ready. */
const repeatedKeyAt = ({ nativeEvent }: ChangeEvent): number | undefined =>
  (nativeEvent as Event & { pressedAt?: number }).pressedAt;

interface TypedScan {
  /** What the box shows. */
  shown: string;
  /** Called with the earlier content of the box as soon as a code is recognised. */
  onRestore: (before: string) => void;
  /** Gets the code and what the box held before it. */
  onScan: (code: string, before: string) => void;
}

/**
 * Recognises a code that a scanner types, or a person pastes, into a box for something else: a
 * burst of characters that is no quantity, with or without Enter or Tab at its end.
 */
export function useTypedScan({ shown, onRestore, onScan }: TypedScan) {
  const burst = useRef<Burst>(NOTHING);
  /** When the key of the next character was pressed: a busy page dispatches its input later. */
  const pressedAt = useRef<number>(undefined);

  const endedAt = useRef(-Infinity);
  /** When the page had rendered the last character: a gap is not what a busy page takes for it. */
  const renderedAt = useRef(-Infinity);

  const end = () => {
    const { text, before, timer } = burst.current;
    clearTimeout(timer);
    burst.current = NOTHING;
    onScan(text, before);
  };
  return {
    /** Returns whether the change belongs to a code. */
    isCode: (event: ChangeEvent<HTMLInputElement>): boolean => {
      const inserted = insertedBy(event);
      const repeatedAt = repeatedKeyAt(event);
      const now = repeatedAt ?? pressedAt.current ?? event.timeStamp;
      pressedAt.current = undefined;
      const { text, before, at, timer, isCode: wasCode = false } = burst.current;
      clearTimeout(timer);
      const isSoon = now - Math.max(at, renderedAt.current) <= MAX_KEY_GAP_MS;
      const continues = text !== '' && inserted.length === 1 && isSoon;
      const next: Burst = {
        text: continues ? text + inserted : inserted.trim(),
        before: continues ? before : shown,
        at: now,
      };
      next.isCode = (continues && wasCode) || CODE.test(next.text);
      burst.current = next;
      setTimeout(() => {
        if (repeatedAt === undefined) renderedAt.current = performance.now();
        // Counted from here, so that the keys that waited for the page come first.
        if (next.isCode && burst.current === next) next.timer = setTimeout(end, END_MS);
      });
      if (!next.isCode) return false;
      if (!(continues && wasCode)) onRestore(next.before);
      return true;
    },
    /** Returns whether the key ends a code, or is a second key that ends it. */
    isEnd: (event: KeyboardEvent): boolean => {
      pressedAt.current = event.timeStamp;
      if (event.repeat || (isEditing(event) && !burst.current.isCode)) burst.current = NOTHING;
      if (event.key !== 'Enter' && event.key !== 'Tab') return false;
      const { isCode = false } = burst.current;
      if (!isCode && event.timeStamp - endedAt.current > MAX_KEY_GAP_MS) return false;
      event.preventDefault();
      if (isCode) end();
      endedAt.current = event.timeStamp;
      return true;
    },
  };
}
