import type { StoredRecord } from '../../../store/persistence/records';
import type { MarkedSheet } from '../../../store/persistence/sheetRecord';

/** A list that is not completely in the cart yet. */
export interface UnfinishedList {
  id: string;
  /** The sources of its lines; empty if all were typed. */
  sources: readonly string[];
  /** When it was last changed. */
  at: string;
  lines: number;
}

/** One customer's unfinished lists on one screen, in browser storage. */
export interface StoredLists {
  /** Returns the lists, most recently changed first. */
  all: () => Promise<UnfinishedList[]>;
  /** Deletes a list; resolves to a function that restores it. */
  remove: (id: string) => Promise<() => Promise<unknown>>;
}

/** Maximum number of unfinished lists stored per customer and screen. */
export const MAX_LISTS = 10;

/** Makes room for one more list: deletes and returns the least recently changed ones. */
export async function makeRoom({ all, remove }: StoredLists): Promise<UnfinishedList[]> {
  const excess = (await all()).slice(MAX_LISTS - 1);
  await Promise.all(excess.map(({ id }) => remove(id)));
  return excess;
}

export const newestFirst = (lists: readonly UnfinishedList[]): UnfinishedList[] =>
  [...lists].sort((one, other) => (one.at < other.at ? 1 : -1));

export const sourcesOf = ({ given }: Pick<MarkedSheet, 'given'>): string[] => [
  ...new Set(given.map(({ source }) => source).filter((source) => source !== '')),
];

/** Deletes a record; resolves to a function that restores it. */
export async function removeUndoably<Value>(
  record: StoredRecord<Value>,
): Promise<() => Promise<unknown>> {
  const value = await record.read();
  await record.drop();
  return async () => value !== undefined && record.write(value);
}
