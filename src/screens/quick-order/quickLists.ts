import {
  newestFirst,
  sourcesOf,
  takeAway,
  type StoredLists,
} from '../../features/worksheet/lists/storedLists';
import { partsUnder } from '../../store/persistence/records';
import { sheetAt } from '../../store/persistence/sheetRecord';

export interface QuickLists extends StoredLists {
  /** The name of a list's sheet. */
  sheetOf: (id: string) => string;
  /** The name of what stands in the box to paste into. */
  textStoredAs: string;
}

/** The quick orders of a customer that are not in the cart yet. */
export function quickLists(userId: string): QuickLists {
  const place = `quick-order:${userId}`;
  const sheetOf = (id: string) => `${place}:${id}`;
  return {
    sheetOf,
    textStoredAs: `${place}:pasted`,
    all: async () => {
      const ids = await partsUnder('sheet', place);
      const sheets = await Promise.all(ids.map((id) => sheetAt(sheetOf(id)).read()));
      const lists = ids.flatMap((id, at) => {
        const sheet = sheets[at];
        if (!sheet?.given.length) return [];
        return [{ id, sources: sourcesOf(sheet), at: sheet.at, lines: sheet.given.length }];
      });
      return newestFirst(lists);
    },
    remove: (id) => takeAway(sheetAt(sheetOf(id))),
  };
}
