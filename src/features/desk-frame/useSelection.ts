import { useState } from 'react';

/** Returns what the row that has the focus opens, by its key; `undefined` outside the rows. */
const focusedRow = (): string | undefined =>
  document.activeElement?.closest('tr')?.querySelector<HTMLElement>('a[data-opens]')?.dataset.opens;

/** Rows of a list that have been selected, in the order of selection, also of other pages. */
export function useSelection<Item>(keyOf: (item: Item) => string) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Item>>(new Map());
  return {
    items: [...chosen.values()],
    has: (item: Item) => chosen.has(keyOf(item)),
    /** Returns those of the items whose row has the focus: one, or none. */
    focused: (items: readonly Item[]) => items.filter((item) => keyOf(item) === focusedRow()),
    toggle: (item: Item) =>
      setChosen((before) => {
        const after = new Map(before);
        if (!after.delete(keyOf(item))) after.set(keyOf(item), item);
        return after;
      }),
    /** Selects all of them, or none if all are selected. */
    toggleAll: (items: readonly Item[]) =>
      setChosen((before) => {
        const after = new Map(before);
        const areAll = items.every((item) => before.has(keyOf(item)));
        for (const item of items) {
          if (areAll) after.delete(keyOf(item));
          else after.set(keyOf(item), item);
        }
        return after;
      }),
    clear: () => setChosen(new Map()),
  };
}
