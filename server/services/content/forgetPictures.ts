import type { Db } from '../../db/client';
import { storedContent } from '../../import/content/storedContent';
import { openContentUploads } from '../../pictures/contentUploads';

/** Clears away uploaded pictures that no entry of the content has shown for long. */
export const forgetPictures = (
  { db, dataDir }: { db: Db; dataDir: string },
  now: Date,
): Promise<void> =>
  openContentUploads(dataDir).forget(now, async () => JSON.stringify(await storedContent(db)));
