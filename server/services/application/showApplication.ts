import type { ApplicationSummary, ReviewedApplication } from '#contract/review';
import { isDecided, type ApplicationStatus } from '#domain/application/statuses';

import type { DataKeys } from '../../crypto/dataKeys';
import { applicationById, eventsOfApplication, otherApplications } from '../../db/applications';
import type { Db } from '../../db/client';
import { customerCodesWithPrefix } from '../../db/customers';
import { personByEmail } from '../../db/customerUsers';
import type { ApplicationTable } from '../../db/tables/applications';
import { Refusal } from '../actions/refusal';

import { maskAll, openAnswer, sealedOf } from './sealedFields';

interface Parts {
  db: Db;
  keys: DataKeys;
}

type Listed = Pick<
  ApplicationTable,
  | 'id'
  | 'form'
  | 'status'
  | 'company_name'
  | 'owner_name'
  | 'email'
  | 'lang'
  | 'submitted_at'
  | 'changed_at'
>;

export const summaryOf = (application: Listed): ApplicationSummary => ({
  reference: application.id,
  form: application.form as ApplicationSummary['form'],
  status: application.status as ApplicationSummary['status'],
  company_name: application.company_name,
  owner_name: application.owner_name,
  email: application.email,
  lang: application.lang,
  submitted_at: application.submitted_at,
  changed_at: application.changed_at,
});

/** Returns one application as staff see it, with its sensitive fields masked. */
export async function showApplication(
  { db, keys }: Parts,
  reference: string,
): Promise<ReviewedApplication> {
  const application = await applicationById(db, reference);
  if (!application) throw new Refusal(404, 'application.unknown');
  const { id, email, details, consents } = application;
  const others = await otherApplications(db, application);
  return {
    ...summaryOf(application),
    version: application.version,
    values: JSON.parse(details) as ReviewedApplication['values'],
    masked: maskAll(keys, { table: 'applications', id }, sealedOf(application)),
    consents: JSON.parse(consents) as ReviewedApplication['consents'],
    events: (await eventsOfApplication(db, id)).map(({ detail, ...event }) => ({
      ...event,
      detail: event.kind === 'answered' ? openAnswer(keys, id, detail) : detail,
    })),
    is_customer: (await personByEmail(db, email)) !== undefined,
    suggested_code: isDecided(application.status as ApplicationStatus)
      ? ''
      : await suggestCode(db, application.company_name || application.owner_name),
    others: others.map((other) => ({ reference: other.id, status: other.status })),
  };
}

const FIRST_NUMBER = 1001;

/**
 * Suggests a free customer code: two letters of the company name and the next number, such as
 * ML2042.
 */
async function suggestCode(db: Db, company: string): Promise<string> {
  const letters = initialsOf(company);
  const usedNumbers = (await customerCodesWithPrefix(db, letters)).map(
    (code) => Number(code.slice(2)) || 0,
  );
  return `${letters}${Math.max(FIRST_NUMBER, ...usedNumbers.map((number) => number + 1))}`;
}

/** Initials of the first two words, or the first two letters of a single word. */
function initialsOf(company: string): string {
  const plain = company.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
  const words = plain.split(/[^A-Z]+/).filter(Boolean);
  const [first = '', second] = words;
  const letters = second ? first.charAt(0) + second.charAt(0) : first.slice(0, 2);
  return letters.padEnd(2, 'X');
}
