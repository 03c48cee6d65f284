import { forUpdate, type Db } from './client';
import type { ApplicationEventTable, ApplicationTable } from './tables';

/** Stores an application unless the same one, or one under the same key, is there. */
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

/** The application, held until the transaction ends. */
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

/** An undecided application under an e-mail address; in one browser's where that is named. */
export const openApplication = (db: Db, email: string, browserHash?: string) =>
  db
    .selectFrom('applications')
    .where('email', '=', email)
    .where('state', 'not in', ['approved', 'declined'])
    .$if(browserHash !== undefined, (query) => query.where('browser_hash', '=', browserHash ?? ''))
    .select(['id', 'lang', 'owner_name'])
    .executeTakeFirst();

/** Whether a browser has sent an application. */
export const isBrowserOfApplication = async (db: Db, browserHash: string): Promise<boolean> =>
  (await db
    .selectFrom('applications')
    .where('browser_hash', '=', browserHash)
    .select('id')
    .executeTakeFirst()) !== undefined;

export const allApplications = (db: Db): Promise<{ id: string }[]> =>
  db.selectFrom('applications').select('id').execute();

export async function changeApplication(
  tx: Db,
  id: string,
  change: Partial<ApplicationTable>,
): Promise<void> {
  await tx.updateTable('applications').set(change).where('id', '=', id).execute();
}

interface Wanted {
  state: string | undefined;
  limit: number;
  offset: number;
}

/** Applications by the time of submission, oldest first, with the number of all that match. */
export async function findApplications(db: Db, { state, limit, offset }: Wanted) {
  const matching = db
    .selectFrom('applications')
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? ''));
  const { total } = await matching
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const applications = await matching
    .select([
      'id',
      'form',
      'state',
      'lang',
      'email',
      'company_name',
      'owner_name',
      'submitted_at',
      'changed_at',
    ])
    .orderBy('submitted_at')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { applications, total: Number(total) };
}

/** Other applications under the same address. */
export const otherApplications = (db: Db, { id, email }: ApplicationTable) =>
  db
    .selectFrom('applications')
    .where('email', '=', email)
    .where('id', '!=', id)
    .select(['id', 'state'])
    .orderBy('submitted_at')
    .execute();

type NewEvent = Omit<ApplicationEventTable, 'number'>;

/** Adds to what happened; inside a transaction that holds the application. */
export async function addEvent(tx: Db, event: NewEvent): Promise<void> {
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

export const eventsOf = (db: Db, applicationId: string) =>
  db
    .selectFrom('application_events')
    .leftJoin('staff', 'staff.id', 'application_events.staff_id')
    .where('application_id', '=', applicationId)
    .select(['at', 'kind', 'detail', 'staff.email as staff'])
    .orderBy('number')
    .execute();
