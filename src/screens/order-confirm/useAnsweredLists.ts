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
  const lists = useDueLists().flatMap((due): AnsweredList[] => {
    const { list, product_ids } = due;
    const count = product_ids.filter((id) => ordered.has(id)).length;
    if (count === 0) return [];
    return [{ due, isAnswered: chosen[list.list_id] ?? 2 * count >= product_ids.length }];
  });
  const answers = lists.flatMap(({ due: { list }, isAnswered }) =>
    isAnswered && list.rhythm ? [{ list_id: list.list_id, next_on: list.rhythm.next_on }] : [],
  );
  const choose = (listId: string, isAnswered: boolean) =>
    setChosen((before) => ({ ...before, [listId]: isAnswered }));
  return { lists, answers, choose };
}
