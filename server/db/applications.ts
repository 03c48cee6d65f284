import { sql } from 'kysely';

import { APPLICATION_STATUSES } from '#domain/application/statuses';
import type { ApplicationSortColumn, ApplicationSorting } from '#domain/deskSorting';

import { forUpdate, type Db } from './client';
import { anyContains } from './containsWord';
import { countRows } from './page';
import { byRank, byText, byValue, sortTerms, type SortValue } from './sortTerms';
import type { ApplicationEventTable, ApplicationTable } from './tables/applications';

/** Stores an application; returns false if one with the same content or request key exists. */
export async function addApplication(tx: Db, application: ApplicationTable): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('applications')
    .values(application)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export const applicationById = (db: Db, id: string): Promise<ApplicationTable | undefined> =>
  db.selectFrom('applications').where('id', '=', id).selectAll().executeTakeFirst();

/** The application, locked until the transaction ends. */
export const lockApplication = (tx: Db, id: string): Promise<ApplicationTable | undefined> =>
  forUpdate(tx, tx.selectFrom('applications').where('id', '=', id).selectAll()).executeTakeFirst();

export const applicationByKey = (db: Db, requestKey: string) =>
  db
    .selectFrom('applications')
    .where('request_key', '=', requestKey)
    .select(['id', 'content_mac'])
    .executeTakeFirst();

export const applicationByContent = (db: Db, contentMac: string) =>
  db
    .selectFrom('applications')
    .where('content_mac', '=', contentMac)
    .select('id')
    .executeTakeFirst();

/** An undecided application with an e-mail address, limited to one browser if given. */
export const undecidedApplication = (db: Db, email: string, browserHash?: string) =>
  db
    .selectFrom('applications')
    .where('email', '=', email)
    .where('status', 'not in', ['approved', 'declined'])
    .$if(browserHash !== undefined, (query) => query.where('browser_hash', '=', browserHash ?? ''))
    .select(['id', 'lang', 'owner_name'])
    .executeTakeFirst();

export const allApplications = (db: Db): Promise<{ id: string }[]> =>
  db.selectFrom('applications').select('id').execute();

export async function changeApplication(
  tx: Db,
  id: string,
  change: Partial<ApplicationTable>,
): Promise<void> {
  await tx.updateTable('applications').set(change).where('id', '=', id).execute();
}

interface ApplicationQuery {
  status: string | undefined;
  /** Each must occur in the reference, the company, the owner's name or the e-mail address. */
  words?: readonly string[];
  /** By submission time, the newest first, if omitted. */
  sorting?: ApplicationSorting | undefined;
  limit: number;
  offset: number;
}

const SORT_VALUES: Record<ApplicationSortColumn, SortValue> = {
  reference: byText('id'),
  company: byText('company_name'),
  owner: byText('owner_name'),
  email: byText('email'),
  country: byText('form'),
  language: byValue('lang'),
  status: byRank(sql`status`, APPLICATION_STATUSES),
  received: byValue('submitted_at'),
  changed: byValue('changed_at'),
};

const SEARCHED_COLUMNS = ['id', 'company_name', 'owner_name', 'email'] as const;

/** A page of applications, and the number of matches per status. */
export async function findApplications(
  db: Db,
  { status, words = [], sorting, limit, offset }: ApplicationQuery,
) {
  const matching = db
    .selectFrom('applications')
    .where((row) => row.and(words.map((word) => anyContains(db, SEARCHED_COLUMNS, word))));
  const counted = await matching
    .groupBy('status')
    .select((row) => ['status', row.fn.countAll<number>().as('total')])
    .execute();
  const counts = Object.fromEntries(counted.map((row) => [row.status, Number(row.total)]));
  const applications = await matching
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? ''))
    .select([
      'id',
      'form',
      'status',
      'lang',
      'email',
      'company_name',
      'owner_name',
      'submitted_at',
      'changed_at',
    ])
    .orderBy(sorting ? sortTerms(SORT_VALUES, sorting, 'id') : sql`submitted_at desc, id`)
    .limit(limit)
    .offset(offset)
    .execute();
  const grandTotal = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return { applications, counts, total: status === undefined ? grandTotal : (counts[status] ?? 0) };
}

/** Number of applications that nobody has looked at yet. */
export const countReceived = (db: Db): Promise<number> =>
  countRows(db.selectFrom('applications').where('status', '=', 'received'));

/** Applications decided before a moment that still have confidential fields. */
export const decidedApplicationsWithSecrets = (db: Db, before: string): Promise<{ id: string }[]> =>
  db
    .selectFrom('applications')
    .where('status', 'in', ['approved', 'declined'])
    .where('changed_at', '<', before)
    .where('sealed', '!=', '{}')
    .select('id')
    .execute();

/** Deletes applications that were declined before a moment, with their events. */
export async function deleteDeclinedApplications(tx: Db, before: string): Promise<void> {
  const declined = tx
    .selectFrom('applications')
    .where('status', '=', 'declined')
    .where('changed_at', '<', before)
    .select('id');
  await tx.deleteFrom('application_events').where('application_id', 'in', declined).execute();
  await tx.deleteFrom('applications').where('id', 'in', declined).execute();
}

/** Other applications with the same e-mail address. */
export const otherApplications = (db: Db, { id, email }: ApplicationTable) =>
  db
    .selectFrom('applications')
    .where('email', '=', email)
    .where('id', '!=', id)
    .select(['id', 'status'])
    .orderBy('submitted_at')
    .execute();

type NewEvent = Omit<ApplicationEventTable, 'number'>;

/** Appends an event; must be called in a transaction that holds the lock on the application. */
export async function addApplicationEvent(tx: Db, event: NewEvent): Promise<void> {
  const { last } = await tx
    .selectFrom('application_events')
    .where('application_id', '=', event.application_id)
    .select((row) => row.fn.max<number | null>('number').as('last'))
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('application_events')
    .values({ ...event, number: (last ?? 0) + 1 })
    .execute();
}

export const eventsOfApplication = (db: Db, applicationId: string) =>
  db
    .selectFrom('application_events')
    .leftJoin('staff', 'staff.id', 'application_events.staff_id')
    .where('application_id', '=', applicationId)
    .select(['at', 'kind', 'detail', 'staff.email as staff'])
    .orderBy('number')
    .execute();

/** Answers of applicants, encrypted. */
export const allAnswers = (db: Db) =>
  db
    .selectFrom('application_events')
    .where('kind', '=', 'answered')
    .where('detail', '!=', '')
    .select(['application_id', 'number', 'detail'])
    .execute();

/** Stores a re-encrypted answer; returns false if it has been erased since it was read. */
export async function resealAnswer(
  db: Db,
  {
    application_id,
    number,
    detail: before,
  }: Pick<NewEvent, 'application_id' | 'detail'> & { number: number },
  detail: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('application_events')
    .set({ detail })
    .where('application_id', '=', application_id)
    .where('number', '=', number)
    .where('detail', '=', before)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Erases the text of an applicant's answers, keeping only the fact that they were given. */
export async function eraseAnswers(tx: Db, applicationId: string): Promise<void> {
  await tx
    .updateTable('application_events')
    .set({ detail: '' })
    .where('application_id', '=', applicationId)
    .where('kind', '=', 'answered')
    .execute();
}

/** The newest application with an e-mail address. */
export const newestApplication = (db: Db, email: string) =>
  db
    .selectFrom('applications')
    .where('email', '=', email)
    .select(['id', 'owner_name'])
    .orderBy('submitted_at', 'desc')
    .limit(1)
    .executeTakeFirst();
