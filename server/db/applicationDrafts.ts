import { forUpdate, type Db } from './client';
import type { ApplicationDraftTable } from './tables/applications';

const draftsOfBrowser = (db: Db, browserHash: string) =>
  db
    .selectFrom('application_drafts')
    .where('id', 'in', (from) =>
      from.selectFrom('draft_browsers').where('token_hash', '=', browserHash).select('draft_id'),
    )
    .selectAll();

export const draftOfBrowser = (
  db: Db,
  browserHash: string,
): Promise<ApplicationDraftTable | undefined> =>
  draftsOfBrowser(db, browserHash).executeTakeFirst();

/** The draft, locked until the transaction ends. */
export const lockDraftOfBrowser = (
  tx: Db,
  browserHash: string,
): Promise<ApplicationDraftTable | undefined> =>
  forUpdate(tx, draftsOfBrowser(tx, browserHash)).executeTakeFirst();

export async function addDraft(tx: Db, draft: ApplicationDraftTable): Promise<void> {
  await tx.insertInto('application_drafts').values(draft).execute();
}

/** Changes a draft; returns false if it does not exist. */
export async function changeDraft(
  db: Db,
  id: string,
  change: Partial<ApplicationDraftTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('application_drafts')
    .set(change)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Lets a browser without a draft continue one; returns false if it has got another meanwhile. */
export async function bindNewBrowser(
  tx: Db,
  browserHash: string,
  draftId: string,
): Promise<boolean> {
  const bound = await tx
    .insertInto('draft_browsers')
    .values({ token_hash: browserHash, draft_id: draftId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('token_hash')
    .executeTakeFirst();
  return bound !== undefined;
}

/** Lets a browser continue a draft, replacing the one it had. */
export async function bindBrowser(tx: Db, browserHash: string, draftId: string): Promise<void> {
  await tx
    .insertInto('draft_browsers')
    .values({ token_hash: browserHash, draft_id: draftId })
    .onConflict((conflict) => conflict.column('token_hash').doUpdateSet({ draft_id: draftId }))
    .execute();
}

/** Token hashes that may continue a draft: browsers, and fallback tokens for a lost cookie. */
export const browsersOfDraft = async (tx: Db, draftId: string): Promise<string[]> => {
  const rows = await tx
    .selectFrom('draft_browsers')
    .where('draft_id', '=', draftId)
    .select('token_hash')
    .execute();
  return rows.map(({ token_hash }) => token_hash);
};

export const draftByResumeHash = (
  tx: Db,
  resumeHash: string,
): Promise<ApplicationDraftTable | undefined> =>
  forUpdate(
    tx,
    tx.selectFrom('application_drafts').where('resume_hash', '=', resumeHash).selectAll(),
  ).executeTakeFirst();

export async function deleteDraft(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('application_drafts').where('id', '=', id).execute();
}

export async function deleteDraftsSavedBefore(db: Db, moment: string): Promise<void> {
  await db.deleteFrom('application_drafts').where('saved_at', '<', moment).execute();
}

export const allDrafts = (db: Db): Promise<{ id: string }[]> =>
  db.selectFrom('application_drafts').select('id').execute();

export const lockDraft = (tx: Db, id: string): Promise<ApplicationDraftTable | undefined> =>
  forUpdate(
    tx,
    tx.selectFrom('application_drafts').where('id', '=', id).selectAll(),
  ).executeTakeFirst();
