import { DAY_MS } from '#domain/durations';

import {
  addApplicationEvent,
  changeApplication,
  decidedApplicationsWithSecrets,
  deleteDeclinedApplications,
  eraseAnswers,
  lockApplication,
} from '../../db/applications';
import { inTransaction, type Db } from '../../db/client';

/**
 * Days after the decision: by then the account is open and checked, or an objection has been made.
 */
export const CONFIDENTIAL_DAYS = 90;
/** Days after the decision: the same company may ask for the reason within a year. */
export const DECLINED_DAYS = 400;

/**
 * Erases the confidential fields of decided applications after `CONFIDENTIAL_DAYS`, and deletes
 * declined applications after `DECLINED_DAYS`.
 */
export async function forgetApplications(db: Db, now: Date): Promise<void> {
  for (const { id } of await decidedApplicationsWithSecrets(
    db,
    daysBefore(now, CONFIDENTIAL_DAYS),
  )) {
    await inTransaction(db, async (tx) => {
      const application = await lockApplication(tx, id);
      if (!application || application.sealed === '{}') return;
      await changeApplication(tx, id, { sealed: '{}' });
      await eraseAnswers(tx, id);
      await addApplicationEvent(tx, {
        application_id: id,
        at: now.toISOString(),
        kind: 'erased',
        staff_id: null,
        detail: '',
      });
    });
  }
  await inTransaction(db, (tx) => deleteDeclinedApplications(tx, daysBefore(now, DECLINED_DAYS)));
}

const daysBefore = (now: Date, days: number): string =>
  new Date(now.getTime() - days * DAY_MS).toISOString();
