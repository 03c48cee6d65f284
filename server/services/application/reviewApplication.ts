import { randomUUID } from 'node:crypto';

import type { StaffAction } from '#domain/activity';
import { addressesOf } from '#domain/application/addresses';
import { isDecided, type ApplicationStatus } from '#domain/application/statuses';
import { containsCardNumber } from '#domain/cardNumbers';
import type { Country } from '#domain/countries';
import { parseLanguage } from '#domain/languages';

import type { DataKeys } from '../../crypto/dataKeys';
import {
  addApplicationEvent,
  changeApplication,
  eventsOfApplication,
  lockApplication,
} from '../../db/applications';
import { inTransaction, type Db } from '../../db/client';
import { addAddresses } from '../../db/customerAddresses';
import { addCustomer, customerByCode } from '../../db/customers';
import { isEmailTaken } from '../../db/customerUsers';
import { NO_PASSWORD } from '../../db/noPassword';
import { staffEmail } from '../../db/staff';
import { addToStaffLog } from '../../db/staffLog';
import type { ApplicationTable } from '../../db/tables/applications';
import { customerSubject, withEvents } from '../actions/action';
import { queueMail } from '../actions/queueMail';
import { Refusal } from '../actions/refusal';
import { refuseStale } from '../actions/refuseStale';

import { openAll, sealedOf, type SealedRow } from './sealedFields';

interface Parts {
  db: Db;
  keys: DataKeys;
}

/** A task on an application: which one, who works on it, when, and from where. */
export interface Task {
  reference: string;
  staffId: string;
  at: Date;
  /** Network address, or 'command line'. */
  from: string;
  /** The version seen by the member of staff; 412 if the application has a different one. */
  version?: number | undefined;
}

type Work<Result> = (tx: Db, application: ApplicationTable) => Promise<Result>;

const rowOf = (id: string): SealedRow => ({ table: 'applications', id });

/** Locks an undecided application for one member of staff at a time. */
const withOpenApplication = <Result>(
  db: Db,
  { reference, version }: Task,
  work: Work<Result>,
): Promise<Result> =>
  inTransaction(db, async (tx) => {
    const application = await lockApplication(tx, reference);
    if (!application) throw new Refusal(404, 'application.unknown');
    const status = application.status as ApplicationStatus;
    if (isDecided(status)) throw await alreadyDecidedRefusal(tx, reference, status);
    refuseStale(version, application.version, 'application.changed');
    return work(tx, application);
  });

async function alreadyDecidedRefusal(tx: Db, reference: string, status: ApplicationStatus) {
  const decision = (await eventsOfApplication(tx, reference)).findLast(
    ({ kind }) => kind === status,
  );
  const code =
    status === 'approved' ? 'application.approvedAlready' : 'application.declinedAlready';
  return new Refusal(409, code, { params: { who: decision?.staff ?? '' } });
}

async function changeStatus(
  tx: Db,
  { id: reference, version }: ApplicationTable,
  { staffId, at, from }: Task,
  {
    kind,
    detail = '',
    ...change
  }: { kind: StaffAction; detail?: string } & Partial<ApplicationTable>,
): Promise<void> {
  const timestamp = at.toISOString();
  await changeApplication(tx, reference, {
    ...change,
    changed_at: timestamp,
    version: version + 1,
  });
  await addApplicationEvent(tx, {
    application_id: reference,
    at: timestamp,
    kind,
    staff_id: staffId,
    detail,
  });
  await addToStaffLog(tx, {
    at: timestamp,
    staff_id: staffId,
    action: kind,
    reference,
    address: from,
    ...(kind === 'approved' && { detail }),
  });
}

/** Starts the review of an application, or resumes it after the applicant has answered. */
export const beginReview = ({ db }: Parts, task: Task): Promise<void> =>
  withOpenApplication(db, task, async (tx, application) => {
    if (application.status !== 'under review')
      await changeStatus(tx, application, task, { kind: 'begun', status: 'under review' });
  });

/** Sends the applicant a question, to be answered on the status page, by e-mail or by telephone. */
export const askApplicant = ({ db, keys }: Parts, task: Task, question: string): Promise<void> =>
  withOpenApplication(db, task, async (tx, application) => {
    refuseSecrets(keys, application, question, 'question');
    await changeStatus(tx, application, task, {
      kind: 'asked',
      detail: question,
      status: 'question',
    });
    await notifyApplicant(tx, 'question', application, task.at, question);
  });

export const declineApplication = ({ db, keys }: Parts, task: Task, reason: string) =>
  withOpenApplication(db, task, async (tx, application) => {
    refuseSecrets(keys, application, reason, 'reason');
    const decided = { status: 'declined', content_mac: null };
    await changeStatus(tx, application, task, { kind: 'declined', detail: reason, ...decided });
    await notifyApplicant(tx, 'declined', application, task.at, reason);
  });

interface Account {
  customerCode: string;
  /** Defaults to the country of the form. */
  country: Country | undefined;
}

/** Opens the account; it has no password until its owner chooses one through the e-mailed link. */
export const approveApplication = ({ db }: Parts, task: Task, account: Account): Promise<string> =>
  withOpenApplication(db, task, async (tx, application) => {
    if (await isEmailTaken(tx, application.email)) throw new Refusal(409, 'application.emailTaken');
    const customerCode = account.customerCode.toUpperCase();
    if (await customerByCode(tx, customerCode)) {
      throw new Refusal(409, 'application.codeTaken', { field: 'customer_code' });
    }
    const customerId = randomUUID();
    const values = JSON.parse(application.details) as Record<string, unknown>;
    const addresses = addressesOf(application.form, values);
    await addCustomer(tx, {
      id: customerId,
      customer_code: customerCode,
      owner_name: application.owner_name,
      email: application.email,
      password_hash: NO_PASSWORD,
      status: 'active',
      country: account.country ?? (application.form === 'usa' ? 'US' : 'CA'),
      lang: application.lang,
      created_at: task.at.toISOString(),
      company_name: application.company_name,
      phone: addresses[0]?.address.phone ?? '',
    });
    await addAddresses(
      tx,
      addresses.map(({ kind, address }) => ({
        customer_id: customerId,
        kind,
        ...address,
        is_default: 1,
      })),
    );
    await changeStatus(tx, application, task, {
      kind: 'approved',
      detail: customerCode,
      status: 'approved',
      content_mac: null,
      customer_id: customerId,
    });
    await notifyApplicant(tx, 'approved', application, task.at);
    const by = { kind: 'staff', id: await staffEmail(tx, task.staffId) } as const;
    await withEvents(tx, { actor: by, at: task.at }, async ({ record }) =>
      record({ kind: 'customer.created', subject: customerSubject(customerCode), version: 1 }),
    );
    return customerId;
  });

/** Reveals one sensitive field, recording who viewed it first. */
export const revealField = ({ db, keys }: Parts, task: Task, field: string): Promise<string> =>
  inTransaction(db, async (tx) => {
    const application = await lockApplication(tx, task.reference);
    if (!application) throw new Refusal(404, 'application.unknown');
    const value = openAll(keys, rowOf(application.id), sealedOf(application))[field];
    if (value === undefined) throw new Refusal(404, 'application.noField', { field: 'field' });
    const logEntry = { at: task.at.toISOString(), staff_id: task.staffId, detail: field };
    await addApplicationEvent(tx, {
      application_id: application.id,
      kind: 'revealed',
      ...logEntry,
    });
    await addToStaffLog(tx, {
      ...logEntry,
      action: 'revealed',
      reference: application.id,
      address: task.from,
    });
    return value;
  });

/** Minimum length of a sensitive text to look for in messages to the applicant. */
const MIN_SECRET_LENGTH = 4;

/**
 * Rejects sensitive data in messages to the applicant, even by mistake, since others may read
 * e-mails.
 */
function refuseSecrets(
  keys: DataKeys,
  application: ApplicationTable,
  text: string,
  field: string,
): void {
  const normalise = (text: string) => text.toLowerCase().replace(/[\s.-]/g, '');
  const secrets = Object.values(openAll(keys, rowOf(application.id), sealedOf(application)));
  const isRevealed = secrets.some(
    (secret) =>
      normalise(secret).length >= MIN_SECRET_LENGTH && normalise(text).includes(normalise(secret)),
  );
  if (isRevealed) throw new Refusal(400, 'application.sensitive', { field });
  if (containsCardNumber(text)) throw new Refusal(400, 'application.cardNumber.refused', { field });
}

const notifyApplicant = (
  tx: Db,
  kind: 'question' | 'approved' | 'declined',
  { id, email, lang }: ApplicationTable,
  at: Date,
  note = '',
): Promise<void> =>
  queueMail(tx, { kind, address: email, lang: parseLanguage(lang) ?? '', about: id, note }, at);
