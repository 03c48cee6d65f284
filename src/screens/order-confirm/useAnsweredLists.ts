import { useState } from 'react';

import type { DueList } from '#contract/orderLists';

import { useDueLists } from '../../features/standing-lists/useDueLists';
import type { OrderedLine } from '../../slices/previewItem';

/** A due list of which something is ordered, and whether the order answers it. */
export interface AnsweredList {
  due: DueList;
  isAnswered: boolean;
}

/**
 * Due lists of which something is in the order. Until the buyer decides, the order answers those of
 * which it has at least half of what can be ordered.
 */
export function useAnsweredLists(lines: readonly OrderedLine[]) {
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({});
  const ordered = new Set(lines.map(({ product_id }) => product_id));
  const { dueLists, isReading } = useDueLists();
  const lists = dueLists.flatMap((due): AnsweredList[] => {
    const { list, product_ids } = due;
    const count = product_ids.filter((id) => ordered.has(id)).length;
    if (count === 0) return [];
    return [{ due, isAnswered: chosen[list.list_id] ?? 2 * count >= product_ids.length }];
  });
  const answered = lists.flatMap(({ due: { list }, isAnswered }) =>
    isAnswered && list.rhythm ? [{ list_id: list.list_id, rhythm: list.rhythm }] : [],
  );
  const answers = answered.map(({ list_id, rhythm: { next_on } }) => ({ list_id, next_on }));
  const firstOf = (field: 'ship_to_code' | 'po_reference') =>
    answered.map(({ rhythm }) => rhythm[field]).find(Boolean) ?? '';
  /** Where the lists go, and with which reference; of several, the first that says so. */
  const proposed = { shipTo: firstOf('ship_to_code'), reference: firstOf('po_reference') };
  const choose = (listId: string, isAnswered: boolean) =>
    setChosen((before) => ({ ...before, [listId]: isAnswered }));
  return { lists, answers, proposed, isReading, choose };
}
