import { useFormikContext } from 'formik';
import { useRef, useState } from 'react';

/** Adds and removes the rows of a list; `addButton` takes the focus of a removed row. */
export function useFormRows<Row>(name: string, rows: readonly Row[]) {
  const { setFieldValue } = useFormikContext();
  const { keys, added, addKey, removeKey } = useRowKeys(rows.length);
  const addButton = useRef<HTMLButtonElement>(null);
  return {
    keys,
    added,
    addButton,
    add: (row: Row) => {
      addKey();
      void setFieldValue(name, [...rows, row]);
    },
    remove: (at: number) => {
      removeKey(at);
      void setFieldValue(
        name,
        rows.filter((_, index) => index !== at),
      );
      addButton.current?.focus();
    },
  };
}

/**
 * Stable keys for the rows of a list, across removal of earlier rows; `added` is the newest row's
 * key.
 */
function useRowKeys(count: number) {
  const [{ keys, next, added }, setKeys] = useState(() => keysFor(count));

  if (keys.length !== count) {
    const more = Array.from(
      { length: Math.max(0, count - keys.length) },
      (_, index) => next + index,
    );
    setKeys({ keys: [...keys, ...more].slice(0, count), next: next + more.length, added });
  }
  const addKey = () => setKeys({ keys: [...keys, next], next: next + 1, added: next });
  const removeKey = (index: number) =>
    setKeys({ keys: keys.filter((_, position) => position !== index), next, added: undefined });
  return { keys, added, addKey, removeKey };
}

const keysFor = (count: number): { keys: number[]; next: number; added: number | undefined } => ({
  keys: Array.from({ length: count }, (_, index) => index),
  next: count,
  added: undefined,
});
