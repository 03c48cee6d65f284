import type { Db } from '../../db/client';

const KEY = 'content';

/** True once content was stored, the demo's or a firm's own: the demo's is never added to it again. */
export async function hasContent(db: Db): Promise<boolean> {
  const row = await db.selectFrom('meta').where('key', '=', KEY).select('value').executeTakeFirst();
  return row !== undefined;
}

export async function markContent(tx: Db): Promise<void> {
  await tx
    .insertInto('meta')
    .values({ key: KEY, value: 'stored' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
