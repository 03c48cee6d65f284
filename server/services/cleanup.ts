import { deleteApiAnswersBefore } from '../db/apiAnswers';
import { deleteApiLogBefore } from '../db/apiLog';
import { deleteDraftsSavedBefore } from '../db/applicationDrafts';
import { deleteExpiredApplicationLinks } from '../db/applicationLinks';
import type { Db } from '../db/client';
import { deleteEventsBefore } from '../db/events';
import { deleteExportFilesBefore } from '../db/exportFiles';
import { deleteAnswersBefore } from '../db/idempotencyKeys';
import { deleteJobsBefore } from '../db/jobs';
import { deleteMailsBefore } from '../db/mails';
import { deleteExpiredPasswordTokens } from '../db/passwordTokens';
import { deleteFingerprintsBefore } from '../db/scanFingerprints';
import { deleteExpiredSessions } from '../db/sessions';
import { deleteExpiredStaffSessions } from '../db/staff';
import { deleteStaffLogBefore } from '../db/staffLog';
import { deleteTakenFilesBefore } from '../db/takenFiles';
import { deleteUploadsBefore } from '../db/uploads';
import { deleteDeliveriesBefore } from '../db/webhookDeliveries';
import { deleteWrongPasswordsBefore } from '../db/wrongPasswords';

import { forgetApplications } from './application/forgetApplications';
import { WINDOW } from './passwordAttempts';
import { sessionLimits } from './sessions';

const DAY = 24 * 60 * 60_000;
/**
 * Retention of the answers stored for repeated requests, in milliseconds: a day is the minimum, a
 * week is safe.
 */
const KEPT_ANSWERS = 7 * DAY;

/** Retention of abandoned drafts of applications, in milliseconds. */
const KEPT_DRAFTS = 30 * DAY;
const KEPT_MAILS = 30 * DAY;
const KEPT_DELIVERIES = 30 * DAY;
/**
 * Retention of the staff log, in milliseconds: longer than that of any declined application it
 * refers to.
 */
const KEPT_LOG = 730 * DAY;
/** A year and a month: an annual stocktake may include last year's scans. */
const KEPT_FINGERPRINTS = 400 * DAY;
/** Retention of jobs, machine calls and events: a receiver may have been down for a year. */
const KEPT_JOBS = 30 * DAY;
const KEPT_CALLS = 90 * DAY;
const KEPT_EVENTS = 400 * DAY;

/**
 * Deletes expired data: sessions, links, stored answers, jobs, events, drafts, mails, logs and
 * applications.
 */
export async function cleanUp(db: Db, now: Date): Promise<void> {
  await deleteExpiredSessions(db, sessionLimits(now));
  await deleteExpiredStaffSessions(db, sessionLimits(now));
  await deleteWrongPasswordsBefore(db, before(now, WINDOW));
  await deleteExpiredPasswordTokens(db, now.toISOString());
  await deleteExpiredApplicationLinks(db, now.toISOString());
  await deleteAnswersBefore(db, before(now, KEPT_ANSWERS));
  await deleteApiAnswersBefore(db, before(now, KEPT_ANSWERS));
  await deleteApiLogBefore(db, before(now, KEPT_CALLS));
  await deleteUploadsBefore(db, before(now, KEPT_JOBS));
  await deleteJobsBefore(db, before(now, KEPT_JOBS));
  await deleteEventsBefore(db, before(now, KEPT_EVENTS));
  await deleteTakenFilesBefore(db, before(now, KEPT_EVENTS));
  await deleteExportFilesBefore(db, before(now, KEPT_EVENTS));
  await deleteDraftsSavedBefore(db, before(now, KEPT_DRAFTS));
  await deleteMailsBefore(db, before(now, KEPT_MAILS));
  await deleteDeliveriesBefore(db, before(now, KEPT_DELIVERIES));
  await deleteStaffLogBefore(db, before(now, KEPT_LOG));
  await forgetApplications(db, now);
  await deleteFingerprintsBefore(db, before(now, KEPT_FINGERPRINTS));
}

const before = (now: Date, age: number): string => new Date(now.getTime() - age).toISOString();
