import type { ApplicationValues } from '#domain/application/fields';
import { HOUR_MS } from '#domain/durations';

import type { DataKeys } from '../../server/crypto/dataKeys';
import { addApplication, addApplicationEvent, applicationById } from '../../server/db/applications';
import { inTransaction, type Db } from '../../server/db/client';
import { staffByEmail } from '../../server/db/staff';
import type { StaffTable } from '../../server/db/tables/staff';
import { splitSensitive, sealAll } from '../../server/services/application/sealedFields';
import { consentsOf } from '../../server/services/application/submitApplication';

import { APPLICANTS, type Applicant } from './applicants';
import { daysBefore } from './customers';
import { DEMO_STAFF } from './staff';

/** Events of an application that has reached this status. */
const EVENTS = { 'under review': ['begun'], question: ['begun', 'asked'] } as const;

/**
 * Adds applications for the demo's staff to review, encrypted like real ones, unless the database
 * already has any of them.
 */
export async function ensureDemoApplications(db: Db, keys: DataKeys, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (const { id } of APPLICANTS) if (await applicationById(tx, id)) return;
    const staff = await staffByEmail(tx, DEMO_STAFF.email);
    if (!staff) return;
    for (const applicant of APPLICANTS) await storeApplication(tx, keys, { applicant, staff, now });
  });
}

interface ApplicationContext {
  applicant: Applicant;
  staff: StaffTable;
  now: Date;
}

async function storeApplication(
  tx: Db,
  keys: DataKeys,
  { applicant, staff, now }: ApplicationContext,
): Promise<void> {
  const { id, form, lang, status, values } = applicant;
  const { plain, secret } = splitSensitive(values);
  const submitted = daysBefore(now, applicant.daysAgo);
  const kinds = ['received', ...(EVENTS[status as keyof typeof EVENTS] ?? [])];
  const at = (step: number) => new Date(submitted.getTime() + step * HOUR_MS).toISOString();
  await addApplication(tx, {
    id,
    form,
    status,
    lang,
    email: textOf(values, 'email'),
    company_name: textOf(values, 'company_name'),
    owner_name: textOf(values, 'owner_name'),
    details: JSON.stringify(plain),
    sealed: JSON.stringify(sealAll(keys, { table: 'applications', id }, secret)),
    consents: JSON.stringify(consentsOf(values, lang, at(0))),
    content_mac: null,
    request_key: null,
    browser_hash: '',
    submitted_at: at(0),
    changed_at: at(kinds.length - 1),
    customer_id: null,
    version: kinds.length,
  });
  for (const [step, kind] of kinds.entries()) {
    await addApplicationEvent(tx, {
      application_id: id,
      at: at(step),
      kind,
      staff_id: kind === 'received' ? null : staff.id,
      detail: kind === 'asked' ? (applicant.note ?? '') : '',
    });
  }
}

const textOf = (values: ApplicationValues, name: string): string => String(values[name] ?? '');
