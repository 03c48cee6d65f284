import type { StoredRecord } from '../../../store/persistence/records';
import type { MarkedSheet } from '../../../store/persistence/sheetRecord';

/** A list that was begun and is not all in the cart. */
export interface UnfinishedList {
  id: string;
  /** What its lines come from; none where all of them were typed. */
  sources: readonly string[];
  /** When it was changed last. */
  at: string;
  lines: number;
}

/** The unfinished lists of one customer on one screen, in the browser's memory. */
export interface StoredLists {
  /** The one changed last comes first. */
  all: () => Promise<UnfinishedList[]>;
  /** Deletes a list; the answer brings it back. */
  remove: (id: string) => Promise<() => Promise<unknown>>;
}

/** Unfinished lists that are stored for a customer on one screen. */
export const MOST_LISTS = 10;

/** Room for one more: deletes the lists that were left longest ago, and tells which. */
export async function makeRoom({ all, remove }: StoredLists): Promise<UnfinishedList[]> {
  const over = (await all()).slice(MOST_LISTS - 1);
  await Promise.all(over.map(({ id }) => remove(id)));
  return over;
}

export const newestFirst = (lists: readonly UnfinishedList[]): UnfinishedList[] =>
  [...lists].sort((one, other) => (one.at < other.at ? 1 : -1));

export const sourcesOf = ({ given }: Pick<MarkedSheet, 'given'>): string[] => [
  ...new Set(given.map(({ source }) => source).filter((source) => source !== '')),
];

/** Drops a record; the answer writes it again as it was. */
export async function takeAway<Value>(
  record: StoredRecord<Value>,
): Promise<() => Promise<unknown>> {
  const value = await record.read();
  await record.drop();
  return async () => value !== undefined && record.write(value);
}
