import type { ApplicationProgress } from '#contract/applicationStatus';
import type { ApplicationStatus } from '#domain/application/statuses';
import { containsCardNumber } from '#domain/cardNumbers';
import { DAY_MS } from '#domain/durations';

import type { DataKeys } from '../../crypto/dataKeys';
import { hashToken } from '../../crypto/tokens';
import {
  addApplicationLink,
  applicationOfBrowser,
  deleteApplicationLink,
  lockApplicationLink,
} from '../../db/applicationLinks';
import {
  addApplicationEvent,
  applicationById,
  changeApplication,
  eventsOfApplication,
  lockApplication,
} from '../../db/applications';
import { inTransaction, type Db } from '../../db/client';
import { Refusal } from '../actions/refusal';

import { sealAnswer } from './sealedFields';

/** Lifetime of the browser's cookie, in milliseconds. */
const BROWSER_LIFETIME_MS = 60 * DAY_MS;

/** Events shown to the applicant, and whether their text is shown too. */
const SHOWN_EVENTS: Partial<Record<string, 'bare' | 'worded'>> = {
  received: 'bare',
  begun: 'bare',
  asked: 'worded',
  answered: 'bare',
  approved: 'bare',
  declined: 'worded',
};

/** Lets a browser view an application and answer its question, without an account. */
export const grantBrowserAccess = (
  tx: Db,
  { browserHash, application }: { browserHash: string; application: string },
  now: Date,
): Promise<void> =>
  addApplicationLink(tx, {
    token_hash: browserHash,
    application_id: application,
    kind: 'browser',
    expires_at: new Date(now.getTime() + BROWSER_LIFETIME_MS).toISOString(),
  });

export async function showStatus(
  db: Db,
  browserHash: string,
  now: Date,
): Promise<ApplicationProgress | null> {
  const id = await applicationOfBrowser(db, browserHash, now.toISOString());
  return id === undefined ? null : progressOf(db, id);
}

/** Opens an application by a single-use link, then grants access to the browser that opened it. */
export const openStatus = (
  db: Db,
  { token, browserHash }: { token: string; browserHash: string },
  now: Date,
): Promise<ApplicationProgress> =>
  inTransaction(db, async (tx) => {
    const link = await lockApplicationLink(tx, hashToken(token), now.toISOString());
    if (!link) throw new Refusal(403, 'application.linkDead');
    await deleteApplicationLink(tx, link.token_hash);
    await grantBrowserAccess(tx, { browserHash, application: link.application_id }, now);
    return progressOf(tx, link.application_id);
  });

interface SubmittedAnswer {
  browserHash: string;
  answer: string;
}

/** Records the applicant's answer to the department's question and resumes the review. */
export const answerQuestion = (
  { db, keys }: { db: Db; keys: DataKeys },
  { browserHash, answer }: SubmittedAnswer,
  now: Date,
): Promise<ApplicationProgress> =>
  inTransaction(db, async (tx) => {
    const at = now.toISOString();
    const id = await applicationOfBrowser(tx, browserHash, at);
    const application = id === undefined ? undefined : await lockApplication(tx, id);
    if (!application) throw new Refusal(404, 'status.none');
    if (application.status !== 'question') throw new Refusal(409, 'status.noQuestion');
    const text = answer.trim();
    if (text === '') throw new Refusal(400, 'status.noAnswer', { field: 'answer' });
    if (containsCardNumber(text)) {
      throw new Refusal(400, 'application.cardNumber.refused', { field: 'answer' });
    }
    await changeApplication(tx, application.id, {
      status: 'under review',
      changed_at: at,
      version: application.version + 1,
    });
    await addApplicationEvent(tx, {
      application_id: application.id,
      at,
      kind: 'answered',
      staff_id: null,
      detail: sealAnswer(keys, application.id, text),
    });
    return progressOf(tx, application.id);
  });

async function progressOf(db: Db, id: string): Promise<ApplicationProgress> {
  const application = await applicationById(db, id);
  if (!application) throw new Refusal(404, 'status.none');
  const steps = (await eventsOfApplication(db, id)).flatMap(({ at, kind, detail }) => {
    const visibility = SHOWN_EVENTS[kind];
    const text = visibility === 'worded' ? detail : '';
    return visibility
      ? [{ at, kind: kind as ApplicationProgress['steps'][number]['kind'], text }]
      : [];
  });
  return { reference: id, status: application.status as ApplicationStatus, steps };
}
