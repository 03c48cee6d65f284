import { SPAN_SIZE } from '../../db/listed/postings';

/** Ascending ranks within a span, without duplicates. */
export type SortedRanks = Uint16Array;

export function unite(lists: readonly SortedRanks[]): SortedRanks {
  const [only = new Uint16Array(), ...others] = lists.filter(({ length }) => length > 0);
  if (others.length === 0) return only;
  const marks = new Uint8Array(SPAN_SIZE);
  let size = 0;
  for (const list of [only, ...others]) {
    for (let index = 0; index < list.length; index += 1) {
      const rank = list[index]!;
      size += 1 - marks[rank]!;
      marks[rank] = 1;
    }
  }
  const united = new Uint16Array(size);
  for (let rank = 0, next = 0; next < size; rank += 1) {
    if (marks[rank] === 1) {
      united[next] = rank;
      next += 1;
    }
  }
  return united;
}

export const intersect = (ranks: SortedRanks, others: SortedRanks): SortedRanks =>
  select(ranks, others, true);

export const subtract = (ranks: SortedRanks, others: SortedRanks): SortedRanks =>
  others.length === 0 ? ranks : select(ranks, others, false);

/** Those of the ranks that are, or are not, among others. */
function select(ranks: SortedRanks, others: SortedRanks, isWanted: boolean): SortedRanks {
  const selected = new Uint16Array(ranks.length);
  let size = 0;
  let next = 0;
  for (let index = 0; index < ranks.length; index += 1) {
    const rank = ranks[index]!;
    while (next < others.length && others[next]! < rank) next += 1;
    if ((others[next] === rank) === isWanted) {
      selected[size] = rank;
      size += 1;
    }
  }
  return selected.subarray(0, size);
}
