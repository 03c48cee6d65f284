import { mixed, object, string } from 'yup';

import type { ReadOrder } from '../../features/order-file/useReadOrder';
import {
  newestFirst,
  removeUndoably,
  type StoredLists,
} from '../../features/worksheet/lists/storedLists';
import { partsUnder, recordAt, type StoredRecord } from '../../store/persistence/records';
import { sheetRecord } from '../../store/persistence/sheetRecord';

/** An uploaded list under review. */
export interface ScannerUpload extends ReadOrder {
  id: string;
  readAt: string;
}

const uploadSchema = object({
  id: string().required(),
  readAt: string().required(),
  name: string().defined(),
  content: mixed<ScannerUpload['content']>().required(),
  reading: mixed<ScannerUpload['reading']>().required(),
}).required();

export interface ScannerUploads extends StoredLists {
  recordOf: (id: string) => StoredRecord<ScannerUpload>;
  /** Returns the IDs of the unfinished lists that were read from a file with the same bytes. */
  idsOfFile: (content: ScannerUpload['content']) => Promise<string[]>;
}

const isSameFile = (one: ScannerUpload['content'], other: ScannerUpload['content']): boolean =>
  typeof one !== 'string' &&
  typeof other !== 'string' &&
  one.length === other.length &&
  one.every((byte, index) => byte === other[index]);

/** Returns the name of the sheet that holds an upload's lines. */
export const uploadSheetName = (userId: string, id: string): string => `opticon:${userId}:${id}`;

/**
 * Lists a customer is reviewing. Each stores what it was read from; its sheet stores the decisions
 * made.
 */
export function uploadsOf(userId: string): ScannerUploads {
  const recordOf = (id: string) =>
    recordAt<ScannerUpload>('upload', `${userId}:${id}`, uploadSchema);
  const sheetOf = (id: string) => sheetRecord(uploadSheetName(userId, id));
  const describe = async (id: string) => {
    const [upload, sheet] = await Promise.all([recordOf(id).read(), sheetOf(id).read()]);
    if (!upload) return [];
    const { name, readAt, reading } = upload;
    const lines = sheet?.given.length ?? reading.lines.length;
    return [{ id, sources: [name], at: sheet?.at ?? readAt, lines }];
  };
  return {
    recordOf,
    idsOfFile: async (content) => {
      const ids = await partsUnder('upload', userId);
      const uploads = await Promise.all(ids.map((id) => recordOf(id).read()));
      return uploads.flatMap((upload) =>
        upload && isSameFile(upload.content, content) ? upload.id : [],
      );
    },
    all: async () => {
      const ids = await partsUnder('upload', userId);
      return newestFirst((await Promise.all(ids.map(describe))).flat());
    },
    remove: async (id) => {
      const undos = await Promise.all([removeUndoably(recordOf(id)), removeUndoably(sheetOf(id))]);
      return () => Promise.all(undos.map((undo) => undo()));
    },
  };
}
