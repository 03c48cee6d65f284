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
import { deleteDeadSessions } from '../db/sessions';
import { deleteDeadStaffSessions } from '../db/staff';
import { deleteStaffLogBefore } from '../db/staffLog';
import { deleteTakenFilesBefore } from '../db/takenFiles';
import { deleteUploadsBefore } from '../db/uploads';
import { deleteDeliveriesBefore } from '../db/webhookDeliveries';
import { deleteWrongPasswordsBefore } from '../db/wrongPasswords';

import { forgetApplications } from './application/forgetApplications';
import { WINDOW } from './passwordAttempts';
import { sessionLimits } from './sessions';

const DAY = 24 * 60 * 60_000;
/** Answers are kept for repeated requests at least a day; a week is safe. */
const KEPT_ANSWERS = 7 * DAY;

/** Unfinished applications that nobody has touched. */
const KEPT_DRAFTS = 30 * DAY;
const KEPT_MAILS = 30 * DAY;
const KEPT_DELIVERIES = 30 * DAY;
/** What the staff did: longer than anything that it is about and that is declined. */
const KEPT_LOG = 730 * DAY;
/** A year and a month: a yearly stock count may meet last year's scans. */
const KEPT_FINGERPRINTS = 400 * DAY;
/** The calls of machines, and what happened: a receiver may have stood still for a year. */
const KEPT_JOBS = 30 * DAY;
const KEPT_CALLS = 90 * DAY;
const KEPT_EVENTS = 400 * DAY;

/** Clears away what nobody can use or needs any more: dead sessions and links, old answers, drafts, mails and applications. */
export async function cleanUp(db: Db, now: Date): Promise<void> {
  await deleteDeadSessions(db, sessionLimits(now));
  await deleteDeadStaffSessions(db, sessionLimits(now));
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
