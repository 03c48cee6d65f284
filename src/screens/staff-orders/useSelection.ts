import { useState } from 'react';

/** Which orders of a page are chosen; of a page that shows others, none is. */
export function useSelection(ids: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  return {
    ids: ids.filter((id) => chosen.has(id)),
    has: (id: string) => chosen.has(id),
    toggle: (id: string) =>
      setChosen((before) => {
        const after = new Set(before);
        if (!after.delete(id)) after.add(id);
        return after;
      }),
    clear: () => setChosen(new Set()),
  };
}

export type Selection = ReturnType<typeof useSelection>;
