import type { Draft } from '#contract/applications';

import type { ApplicationValues } from '#domain/application/fields';

import type { DataKeys } from '../../crypto/dataKeys';
import { hashToken, newToken } from '../../crypto/tokens';
import {
  addDraft,
  bindBrowser,
  changeDraft,
  deleteDraft,
  draftByResumeHash,
  draftOfBrowser,
  lockDraftOfBrowser,
} from '../../db/applicationDrafts';
import { inTransaction, type Db } from '../../db/client';
import type { ApplicationDraftTable } from '../../db/tables';
import { Refusal } from '../refusal';

import { maskAll, partSensitive, sealAll, sealedOf, type Row } from './sealedFields';

interface Parts {
  db: Db;
  keys: DataKeys;
}

interface Saving {
  browserHash: string;
  /** The version that was seen last; 0 where there was none. */
  version: number;
  values: ApplicationValues;
}

const rowOf = (id: string): Row => ({ table: 'application_drafts', id });

/** A browser's unfinished application, its sensitive fields masked. */
export async function showDraft({ db, keys }: Parts, browserHash: string): Promise<Draft | null> {
  const draft = await draftOfBrowser(db, browserHash);
  return draft ? shown(keys, draft) : null;
}

/**
 * Keeps what is typed so far. Sensitive fields that are not sent stay; '' takes one away. A window
 * that has not seen the newest version is refused, so that none overwrites another unseen.
 */
export function saveDraft(
  { db, keys }: Parts,
  { browserHash, version, values }: Saving,
  now: Date,
): Promise<Draft> {
  const { plain, secret } = partSensitive(values);
  return inTransaction(db, async (tx) => {
    const known = await lockDraftOfBrowser(tx, browserHash);
    if ((known?.version ?? 0) !== version) throw new Refusal(409, 'draft.changed');
    const id = known?.id ?? newToken();
    const merged = {
      ...(known && sealedOf(known)),
      ...sealAll(keys, rowOf(id), secret),
    };
    for (const field of Object.keys(secret)) if (secret[field] === '') delete merged[field];
    const saved = {
      version: version + 1,
      details: JSON.stringify(plain),
      sealed: JSON.stringify(merged),
      saved_at: now.toISOString(),
    };
    if (known) {
      await changeDraft(tx, id, saved);
      return shown(keys, { ...known, ...saved });
    }
    const draft = { id, ...saved, resume_hash: null, resume_until: null };
    await addDraft(tx, draft);
    await bindBrowser(tx, browserHash, id);
    return shown(keys, draft);
  });
}

export async function forgetDraft(db: Db, browserHash: string): Promise<void> {
  const draft = await draftOfBrowser(db, browserHash);
  if (draft) await deleteDraft(db, draft.id);
}

/** Continues a draft in this browser by a link that works once; the first browser keeps it too. */
export function resumeDraft(
  { db, keys }: Parts,
  { token, browserHash }: { token: string; browserHash: string },
  now: Date,
): Promise<Draft> {
  return inTransaction(db, async (tx) => {
    const draft = await draftByResumeHash(tx, hashToken(token));
    if (!draft || (draft.resume_until ?? '') <= now.toISOString()) {
      throw new Refusal(403, 'draft.linkDead');
    }
    await changeDraft(tx, draft.id, { resume_hash: null, resume_until: null });
    await bindBrowser(tx, browserHash, draft.id);
    return shown(keys, draft);
  });
}

const shown = (keys: DataKeys, draft: ApplicationDraftTable): Draft => ({
  version: draft.version,
  saved_at: draft.saved_at,
  values: JSON.parse(draft.details) as Draft['values'],
  masked: maskAll(keys, rowOf(draft.id), sealedOf(draft)),
});
