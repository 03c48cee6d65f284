import { forUpdate, type Db } from './client';
import type { ApplicationLinkTable } from './tables/applications';

export async function addApplicationLink(tx: Db, link: ApplicationLinkTable): Promise<void> {
  const { application_id, kind, expires_at } = link;
  await tx
    .insertInto('application_links')
    .values(link)
    .onConflict((conflict) =>
      conflict.column('token_hash').doUpdateSet({ application_id, kind, expires_at }),
    )
    .execute();
}

/** An unexpired link, locked until the transaction ends, so that it can be used only once. */
export const lockApplicationLink = (tx: Db, tokenHash: string, now: string) =>
  forUpdate(
    tx,
    tx
      .selectFrom('application_links')
      .where('token_hash', '=', tokenHash)
      .where('kind', '=', 'link')
      .where('expires_at', '>', now)
      .selectAll(),
  ).executeTakeFirst();

export async function deleteApplicationLink(tx: Db, tokenHash: string): Promise<void> {
  await tx.deleteFrom('application_links').where('token_hash', '=', tokenHash).execute();
}

/** The application that a browser may view. */
export const applicationOfBrowser = async (
  db: Db,
  browserHash: string,
  now: string,
): Promise<string | undefined> => {
  const link = await db
    .selectFrom('application_links')
    .where('token_hash', '=', browserHash)
    .where('kind', '=', 'browser')
    .where('expires_at', '>', now)
    .select('application_id')
    .executeTakeFirst();
  return link?.application_id;
};

export async function deleteExpiredApplicationLinks(db: Db, now: string): Promise<void> {
  await db.deleteFrom('application_links').where('expires_at', '<', now).execute();
}
