import {
  newestFirst,
  sourcesOf,
  removeUndoably,
  type StoredLists,
} from '../../features/worksheet/lists/storedLists';
import { partsUnder } from '../../store/persistence/records';
import { sheetRecord } from '../../store/persistence/sheetRecord';

export interface QuickLists extends StoredLists {
  /** Returns the name of a list's sheet. */
  sheetOf: (id: string) => string;
  /** Storage key of the text in the paste area. */
  textStoredAs: string;
}

/** A customer's quick orders that are not in the cart yet. */
export function quickLists(userId: string): QuickLists {
  const keyPrefix = `quick-order:${userId}`;
  const sheetOf = (id: string) => `${keyPrefix}:${id}`;
  return {
    sheetOf,
    textStoredAs: `${keyPrefix}:pasted`,
    all: async () => {
      const ids = await partsUnder('sheet', keyPrefix);
      const sheets = await Promise.all(ids.map((id) => sheetRecord(sheetOf(id)).read()));
      const lists = ids.flatMap((id, index) => {
        const sheet = sheets[index];
        if (!sheet?.given.length) return [];
        return [{ id, sources: sourcesOf(sheet), at: sheet.at, lines: sheet.given.length }];
      });
      return newestFirst(lists);
    },
    remove: (id) => removeUndoably(sheetRecord(sheetOf(id))),
  };
}
