import type { Db } from '../../server/db/client';
import { hasContent, markContent } from '../../server/services/content/contentMark';
import { contentRows, type ContentRows } from '../../server/services/content/contentRows';
import { storeContent } from '../../server/services/content/storeContent';

import { demoContent } from './demoContent';

/**
 * Stores the demo content if the database has never had any, list by list: existing entries are
 * retained, and entries removed later are not restored. Must run within a transaction.
 */
export async function storeDemoContent(tx: Db, now: Date): Promise<void> {
  if (await hasContent(tx)) return;
  const rows = contentRows(demoContent(now));
  const missing: ContentRows = {};
  for (const list of Object.keys(rows) as (keyof ContentRows)[]) {
    const stored = await tx
      .selectFrom(list)
      .select(({ lit }) => lit(1).as('one'))
      .limit(1)
      .executeTakeFirst();
    if (!stored) Object.assign(missing, { [list]: rows[list] });
  }
  await storeContent(tx, missing);
  await markContent(tx);
}
