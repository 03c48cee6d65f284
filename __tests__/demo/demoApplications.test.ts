import { APPLICANTS } from '../../demo/people/applicants';
import { ensureDemoStaff } from '../../demo/people/staff';
import { ensureDemoApplications } from '../../demo/people/storeApplications';
import { CONSENT_WORDINGS } from '../../domain/application/consents';
import { findFaults } from '../../domain/application/faults';
import { isSensitive } from '../../domain/application/fields';
import { makeDataKeys } from '../../server/crypto/dataKeys';
import { checkApplication } from '../../server/services/application/checkApplication';
import { showApplication } from '../../server/services/application/showApplication';
import { openTestDatabase, type TestDatabase } from '../support/testDatabase';

const NOW = new Date('2026-11-20T15:00:00Z');
const keys = makeDataKeys(() => [Buffer.alloc(32, 1)]);

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await ensureDemoStaff(database.db, NOW);
  await ensureDemoApplications(database.db, keys, NOW);
});
afterAll(() => database.close());

const stored = () => database.db.selectFrom('applications').selectAll().execute();

describe('the demo applications', () => {
  it('come from both countries, in three languages and three statuses', async () => {
    const rows = await stored();

    expect(new Set(rows.map(({ form }) => form))).toEqual(new Set(['ca', 'usa']));
    expect(rows.map(({ lang }) => lang).sort()).toEqual(['', 'es', 'fr']);
    expect(rows.map(({ status }) => status).sort()).toEqual([
      'question',
      'received',
      'under review',
    ]);
  });

  it.each(APPLICANTS)('are valid: $values.company_name', ({ form, values }) => {
    expect(findFaults(form, values, NOW)).toEqual([]);
    expect(() => checkApplication(form, values, NOW)).not.toThrow();
  });

  it('are encrypted like real ones, and readable by staff', async () => {
    const { db } = database;
    const rows = JSON.stringify(await stored());
    for (const { values } of APPLICANTS) {
      const secrets = Object.entries(values).filter(([name]) => isSensitive(name));
      for (const [, secret] of secrets) expect(rows).not.toContain(String(secret));
    }
    const questioned = await showApplication({ db, keys }, 'A-H4TN-92RB');

    expect(questioned.masked).toMatchObject({ owner_social_security: '•••136' });
    expect(questioned.events.map(({ kind }) => kind)).toEqual(['received', 'begun', 'asked']);
    expect(questioned.consents.map(({ name }) => name)).toEqual(Object.keys(CONSENT_WORDINGS));
  });

  it('are created only once, so changes by staff remain', async () => {
    await database.db
      .deleteFrom('application_events')
      .where('application_id', '=', 'A-7KQM-3WXD')
      .execute();
    await database.db.deleteFrom('applications').where('id', '=', 'A-7KQM-3WXD').execute();
    await ensureDemoApplications(database.db, keys, NOW);

    expect(await stored()).toHaveLength(APPLICANTS.length - 1);
  });
});
