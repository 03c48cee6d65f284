import type { Db } from '../../db/client';
import { storedContent } from '../../import/content/storedContent';
import { openContentUploads } from '../../pictures/contentUploads';

/** Deletes uploaded pictures that no content entry has used for a long time. */
export const forgetPictures = (
  { db, dataDir }: { db: Db; dataDir: string },
  now: Date,
): Promise<void> =>
  openContentUploads(dataDir).forget(now, async () => JSON.stringify(await storedContent(db)));
