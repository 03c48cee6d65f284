import type { DataKeys } from '../../crypto/dataKeys';
import { allDrafts, changeDraft, lockDraft } from '../../db/applicationDrafts';
import {
  allAnswers,
  allApplications,
  changeApplication,
  lockApplication,
  resealAnswer,
} from '../../db/applications';
import { inTransaction, type Db } from '../../db/client';
import { writeKeyName } from '../../db/keyNames';
import { resealSecrets } from '../webhooks/secrets';

import { openAnswer, resealAll, sealAnswer, sealedOf } from './sealedFields';

interface Parts {
  db: Db;
  keys: DataKeys;
}

/**
 * Reseals everything sealed with an older key; if interrupted, it resumes where it stopped. Returns
 * the number of rows resealed.
 */
export async function rotateKeys({ db, keys }: Parts): Promise<number> {
  let resealed = 0;
  for (const { id } of await allApplications(db)) {
    resealed += await inTransaction(db, async (tx) => {
      const application = await lockApplication(tx, id);
      const row = { table: 'applications', id } as const;
      const sealed = application && resealAll(keys, row, sealedOf(application));
      if (!sealed) return 0;
      await changeApplication(tx, id, { sealed: JSON.stringify(sealed) });
      return 1;
    });
  }
  for (const { id } of await allDrafts(db)) {
    resealed += await inTransaction(db, async (tx) => {
      const draft = await lockDraft(tx, id);
      const row = { table: 'application_drafts', id } as const;
      const sealed = draft && resealAll(keys, row, sealedOf(draft));
      if (!sealed) return 0;
      await changeDraft(tx, id, { sealed: JSON.stringify(sealed) });
      return 1;
    });
  }
  for (const answer of await allAnswers(db)) {
    const { application_id, detail } = answer;
    if (keys.isCurrent(detail)) continue;
    const text = openAnswer(keys, application_id, detail);
    if (await resealAnswer(db, answer, sealAnswer(keys, application_id, text))) resealed += 1;
  }
  resealed += await resealSecrets(db, keys);
  const [newest = ''] = keys.ids();
  await writeKeyName(db, newest);
  return resealed;
}
