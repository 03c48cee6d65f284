import { SPAN_SIZE } from './tables/postings';

/** Ascending ranks within a span, without duplicates. */
export type SortedRanks = Uint16Array;

/** Shorter lists are united faster by sorting than by marking every rank of a span. */
const MIN_MARKED = 4_096;
/** A mark per rank, zero except while lists are united. */
const marks = new Uint8Array(SPAN_SIZE);

export function unite(lists: readonly SortedRanks[]): SortedRanks {
  const [only = new Uint16Array(), ...others] = lists.filter(({ length }) => length > 0);
  if (others.length === 0) return only;
  const length = others.reduce((sum, list) => sum + list.length, only.length);
  return length < MIN_MARKED ? sortTogether([only, ...others], length) : mark([only, ...others]);
}

function sortTogether(lists: readonly SortedRanks[], length: number): SortedRanks {
  const ranks = new Uint16Array(length);
  let end = 0;
  for (const list of lists) {
    ranks.set(list, end);
    end += list.length;
  }
  ranks.sort();
  let size = 1;
  for (let index = 1; index < length; index += 1) {
    if (ranks[index] === ranks[size - 1]) continue;
    ranks[size] = ranks[index]!;
    size += 1;
  }
  return ranks.slice(0, size);
}

function mark(lists: readonly SortedRanks[]): SortedRanks {
  let size = 0;
  for (const list of lists) {
    for (let index = 0; index < list.length; index += 1) {
      const rank = list[index]!;
      size += 1 - marks[rank]!;
      marks[rank] = 1;
    }
  }
  const united = new Uint16Array(size);
  for (let rank = 0, next = 0; next < size; rank += 1) {
    if (marks[rank] === 0) continue;
    marks[rank] = 0;
    united[next] = rank;
    next += 1;
  }
  return united;
}

export function intersect(ranks: SortedRanks, others: SortedRanks): SortedRanks {
  const [fewer, more] = ranks.length <= others.length ? [ranks, others] : [others, ranks];
  const common = new Uint16Array(fewer.length);
  let size = 0;
  forEachCommon(fewer, more, (index) => {
    common[size] = fewer[index]!;
    size += 1;
  });
  return common.subarray(0, size);
}

/** The first ranks, `limit` at most, that are not among others. */
export function subtract(
  ranks: SortedRanks,
  others: SortedRanks,
  limit = ranks.length,
): SortedRanks {
  const left = new Uint16Array(Math.min(limit, ranks.length));
  let size = 0;
  let next = 0;
  for (let index = 0; index < ranks.length && size < limit; index += 1) {
    const rank = ranks[index]!;
    next = lowerBound(others, rank, next);
    if (others[next] === rank) continue;
    left[size] = rank;
    size += 1;
  }
  return left.subarray(0, size);
}

/** Visits the positions in both lists of what they have in common. */
export function forEachCommon(
  fewer: SortedRanks,
  more: SortedRanks,
  visit: (index: number, other: number) => void,
): void {
  let next = 0;
  for (let index = 0; index < fewer.length; index += 1) {
    const rank = fewer[index]!;
    next = lowerBound(more, rank, next);
    if (more[next] === rank) visit(index, next);
  }
}

/** Position of the first rank from `start` on that is not lower, usually close to `start`. */
function lowerBound(ranks: SortedRanks, rank: number, start: number): number {
  let low = start;
  let high = start;
  for (let step = 1; high < ranks.length && ranks[high]! < rank; step *= 2) {
    low = high + 1;
    high += step;
  }
  high = Math.min(high, ranks.length);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (ranks[middle]! < rank) low = middle + 1;
    else high = middle;
  }
  return low;
}
