import { DAY_MS } from '#domain/durations';
import { RULES } from '#domain/rules';

import { deleteApiLogBefore } from './db/apiLog';
import { deleteApiResponsesBefore } from './db/apiResponses';
import { deleteDraftsSavedBefore } from './db/applicationDrafts';
import { deleteExpiredApplicationLinks } from './db/applicationLinks';
import type { Db } from './db/client';
import { deleteEventsBefore } from './db/events';
import { deleteExportFilesBefore } from './db/exportFiles';
import { deleteResponsesBefore } from './db/idempotencyKeys';
import { deleteImportedFilesBefore } from './db/importedFiles';
import { deleteJobsBefore } from './db/jobs';
import { deleteMailsBefore } from './db/mails';
import { forgetOrderListsDeletedBefore } from './db/orderLists';
import { deleteExpiredPasswordTokens } from './db/passwordTokens';
import { forgetRequisitionsDecidedBefore } from './db/requisitions';
import { deleteRestockRequestsBefore } from './db/restockRequests';
import { deleteFingerprintsBefore } from './db/scanFingerprints';
import { deleteExpiredSessions } from './db/sessions';
import { deleteExpiredStaffSessions } from './db/staff';
import { deleteStaffLogBefore } from './db/staffLog';
import { deleteUploadsBefore } from './db/uploads';
import { deleteDeliveriesBefore } from './db/webhookDeliveries';
import { deleteExpiredSecrets } from './db/webhooks';
import { deleteWrongPasswordsBefore } from './db/wrongPasswords';
import { ATTEMPT_WINDOW_MS } from './services/accounts/passwordAttempts';
import { sessionLimits } from './services/accounts/sessions';
import { forgetApplications } from './services/application/forgetApplications';

/**
 * Retention of the answers stored for repeated requests, in milliseconds: a day is the minimum, a
 * week is safe.
 */
const ANSWERS_RETENTION_MS = RULES.answerDays * DAY_MS;

/** Retention of abandoned drafts of applications, in milliseconds. */
const DRAFTS_RETENTION_MS = 30 * DAY_MS;
const MAILS_RETENTION_MS = RULES.mailDays * DAY_MS;
const DELIVERIES_RETENTION_MS = 30 * DAY_MS;
/**
 * Retention of the staff log, in milliseconds: longer than that of any declined application it
 * refers to.
 */
const LOG_RETENTION_MS = 730 * DAY_MS;
/** A year and a month: an annual stocktake may include last year's scans. */
const FINGERPRINTS_RETENTION_MS = 400 * DAY_MS;
/** Retention of jobs, machine calls and events: a receiver may have been down for a year. */
const JOBS_RETENTION_MS = RULES.jobDays * DAY_MS;
const CALLS_RETENTION_MS = 90 * DAY_MS;
/** What did not come back within a year is not awaited any more. */
const RESTOCK_RETENTION_MS = 365 * DAY_MS;
/** Lists that were deleted can be restored for that long. */
const DELETED_LISTS_RETENTION_MS = RULES.deletedListDays * DAY_MS;
const EVENTS_RETENTION_MS = 400 * DAY_MS;

/**
 * Deletes expired data: sessions, links, secrets, stored answers, jobs, events, drafts, mails, logs
 * and applications.
 */
export async function cleanUp(db: Db, now: Date): Promise<void> {
  await deleteExpiredSessions(db, sessionLimits(now));
  await deleteExpiredStaffSessions(db, sessionLimits(now));
  await deleteWrongPasswordsBefore(db, before(now, ATTEMPT_WINDOW_MS));
  await deleteExpiredPasswordTokens(db, now.toISOString());
  await deleteExpiredApplicationLinks(db, now.toISOString());
  await deleteExpiredSecrets(db, now.toISOString());
  await deleteResponsesBefore(db, before(now, ANSWERS_RETENTION_MS));
  await deleteApiResponsesBefore(db, before(now, ANSWERS_RETENTION_MS));
  await deleteApiLogBefore(db, before(now, CALLS_RETENTION_MS));
  await deleteUploadsBefore(db, before(now, JOBS_RETENTION_MS));
  await deleteJobsBefore(db, before(now, JOBS_RETENTION_MS));
  await deleteEventsBefore(db, before(now, EVENTS_RETENTION_MS));
  await deleteImportedFilesBefore(db, before(now, EVENTS_RETENTION_MS));
  await deleteExportFilesBefore(db, before(now, EVENTS_RETENTION_MS));
  await deleteDraftsSavedBefore(db, before(now, DRAFTS_RETENTION_MS));
  await deleteMailsBefore(db, before(now, MAILS_RETENTION_MS));
  await deleteDeliveriesBefore(db, before(now, DELIVERIES_RETENTION_MS));
  await deleteStaffLogBefore(db, before(now, LOG_RETENTION_MS));
  await forgetApplications(db, now);
  await deleteFingerprintsBefore(db, before(now, FINGERPRINTS_RETENTION_MS));
  await forgetOrderListsDeletedBefore(db, before(now, DELETED_LISTS_RETENTION_MS));
  await forgetRequisitionsDecidedBefore(db, before(now, EVENTS_RETENTION_MS));
  await deleteRestockRequestsBefore(db, before(now, RESTOCK_RETENTION_MS));
}

const before = (now: Date, age: number): string => new Date(now.getTime() - age).toISOString();
