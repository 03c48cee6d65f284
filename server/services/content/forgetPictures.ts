import type { Db } from '../../db/client';
import { openContentUploads } from '../../pictures/contentUploads';

import { storedContent } from './storedContent';

/** Deletes uploaded pictures that no content entry has used for a long time. */
export const forgetPictures = (
  { db, dataDir }: { db: Db; dataDir: string },
  now: Date,
): Promise<void> =>
  openContentUploads(dataDir).forget(now, async () => JSON.stringify(await storedContent(db)));
