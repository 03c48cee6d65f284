import type { Draft } from '#contract/applications';
import { withoutCardNumbers } from '#domain/application/cardNumbers';
import type { ApplicationValues } from '#domain/application/fields';

import type { DataKeys } from '../../crypto/dataKeys';
import { hashToken, newToken } from '../../crypto/tokens';
import {
  addDraft,
  bindBrowser,
  bindNewBrowser,
  changeDraft,
  deleteDraft,
  draftByResumeHash,
  draftOfBrowser,
  lockDraftOfBrowser,
} from '../../db/applicationDrafts';
import { applicationOfBrowser } from '../../db/applicationLinks';
import { applicationById } from '../../db/applications';
import { inTransaction, type Db } from '../../db/client';
import type { ApplicationDraftTable } from '../../db/tables/applications';
import { Refusal } from '../actions/refusal';

import { applicationRefusal } from './checkApplication';
import { maskAll, splitSensitive, sealAll, sealedOf, type SealedRow } from './sealedFields';

interface Parts {
  db: Db;
  keys: DataKeys;
}

interface DraftChange {
  browserHash: string;
  /** The version last seen by the client; 0 if there was none. */
  version: number;
  values: ApplicationValues;
}

const rowOf = (id: string): SealedRow => ({ table: 'application_drafts', id });

interface DraftView {
  draft: Draft | null;
  sent?: { reference: string; at: string };
}

/** Returns a browser's draft application with its sensitive fields masked, or what became of it. */
export async function showDraft(
  { db, keys }: Parts,
  browserHash: string,
  now: Date,
): Promise<DraftView> {
  const draft = await draftOfBrowser(db, browserHash);
  if (draft) return { draft: presentDraft(keys, draft) };
  const id = await applicationOfBrowser(db, browserHash, now.toISOString());
  const sent = id === undefined ? undefined : await applicationById(db, id);
  return { draft: null, ...(sent && { sent: { reference: sent.id, at: sent.submitted_at } }) };
}

/**
 * Saves the values entered so far. Sensitive fields that are not sent stay unchanged; '' removes
 * one. A window that has not seen the latest version is refused, so that no window silently
 * overwrites another.
 */
export function saveDraft(
  { db, keys }: Parts,
  { browserHash, version, values }: DraftChange,
  now: Date,
): Promise<{ draft: Draft; token?: string }> {
  refuseCardNumbers(values);
  const { plain, secret } = splitSensitive(values);
  return inTransaction(db, async (tx) => {
    const existing = await lockDraftOfBrowser(tx, browserHash);
    if ((existing?.version ?? 0) !== version) throw new Refusal(409, 'draft.changed');
    const id = existing?.id ?? newToken();
    const merged = {
      ...(existing && sealedOf(existing)),
      ...sealAll(keys, rowOf(id), secret),
    };
    for (const field of Object.keys(secret)) if (secret[field] === '') delete merged[field];
    const saved = {
      version: version + 1,
      details: JSON.stringify(plain),
      sealed: JSON.stringify(merged),
      saved_at: now.toISOString(),
    };
    if (existing) {
      await changeDraft(tx, id, saved);
      return { draft: presentDraft(keys, { ...existing, ...saved }) };
    }
    const draft = { id, ...saved, resume_hash: null, resume_until: null };
    await addDraft(tx, draft);
    if (!(await bindNewBrowser(tx, browserHash, id))) throw new Refusal(409, 'draft.changed');
    const token = newToken();
    await bindBrowser(tx, hashToken(token), id);
    return { draft: presentDraft(keys, draft), token };
  });
}

/** Rejects card numbers in every field; none is ever stored. */
function refuseCardNumbers(values: ApplicationValues): void {
  const hasNoCardNumber = (value: unknown) =>
    JSON.stringify(withoutCardNumbers(value)) === JSON.stringify(value);
  const errors = Object.keys(values)
    .filter((field) => !hasNoCardNumber(values[field]))
    .map((field) => ({ field, code: 'application.cardNumber.refused' as const }));
  if (errors.length > 0) throw applicationRefusal(errors);
}

export async function forgetDraft(db: Db, browserHash: string): Promise<void> {
  const draft = await draftOfBrowser(db, browserHash);
  if (draft) await deleteDraft(db, draft.id);
}

/**
 * Resumes a draft in this browser, by a single-use link or by its token; the first browser retains
 * access.
 */
export function resumeDraft(
  { db, keys }: Parts,
  { token, browserHash }: { token: string; browserHash: string },
  now: Date,
): Promise<Draft> {
  return inTransaction(db, async (tx) => {
    const own = await lockDraftOfBrowser(tx, hashToken(token));
    const draft = own ?? (await useLink(tx, token, now));
    await bindBrowser(tx, browserHash, draft.id);
    return presentDraft(keys, draft);
  });
}

async function useLink(tx: Db, token: string, now: Date): Promise<ApplicationDraftTable> {
  const draft = await draftByResumeHash(tx, hashToken(token));
  if (!draft || (draft.resume_until ?? '') <= now.toISOString()) {
    throw new Refusal(403, 'draft.linkDead');
  }
  await changeDraft(tx, draft.id, { resume_hash: null, resume_until: null });
  return draft;
}

const presentDraft = (keys: DataKeys, draft: ApplicationDraftTable): Draft => ({
  version: draft.version,
  saved_at: draft.saved_at,
  values: JSON.parse(draft.details) as Draft['values'],
  masked: maskAll(keys, rowOf(draft.id), sealedOf(draft)),
});
