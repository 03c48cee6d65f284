/** @engines both */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { sql } from 'kysely';
import { Client } from 'pg';

import { migrate, missingMigrations } from '../../server/db/migrate';
import { openTestDatabase, type TestDatabase } from '../support/testDatabase';

const ROOT = join(__dirname, '../..');
const sources = readdirSync(join(ROOT, 'server'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => name.replaceAll('\\', '/'));
const textOf = (name: string) => readFileSync(join(ROOT, 'server', name), 'utf8');

/** Events are immutable, which the database enforces itself. */
const TRIGGER = ['db/migrations/0015_back_office.ts'];

/**
 * Features that CockroachDB, YugabyteDB or Citus lack or implement differently, with the files that
 * may use them nevertheless and why (docs/scale.md).
 */
const MISSING: [what: string, pattern: RegExp, allowed: readonly string[]][] = [
  [
    'triggers, rules, functions',
    /\bcreate (or replace )?(trigger|rule|function|procedure)\b/i,
    TRIGGER,
  ],
  ['exclusion constraints', /\bexclude using\b|addExclusion/i, []],
  ['deferred constraints', /\bdeferrable\b|\binitially deferred\b/i, []],
  ['advisory locks', /\bpg_(try_)?advisory/i, []],
  ['LISTEN and NOTIFY', /`\s*(un)?(listen|notify) |\bpg_notify\b/i, []],
  ['sequences', /\bnextval\b|\bsetval\b|'(big)?serial'|autoIncrement\(|generatedAlways/i, []],
  ['settings of a session', /`\s*(set|reset|discard) (session|local|all|\w+ ?(=|to))/i, []],
  ['statements prepared by name', /\bprepare \w+ as\b|\bdeallocate\b/i, []],
  ['temporary tables', /\btemp(orary)? table\b|\.temporary\(\)/i, []],
  [
    'extensions and other kinds of index',
    /\bcreate extension\b|\.using\('(gist|brin|spgist)'/i,
    [],
  ],
  ['changes of a type', /\.setDataType\(|\balter type\b/i, []],
  ['inheritance', /\binherits\b/i, []],
  // Only for moving data from one database to another, never in normal operation.
  ['locks of whole tables', /\block table\b/i, ['db/moves.ts']],
  ['cursors', /\bdeclare \w+ cursor\b/i, ['services/database/readTable.ts']],
];

describe('the SQL that the server uses', () => {
  it.each(MISSING)(
    'contains nothing that distributed databases lack: %s',
    (_what, pattern, allowed) => {
      const matching = sources.filter((name) => pattern.test(textOf(name)));

      expect(matching).toEqual(allowed);
    },
  );

  it('begins transactions only where they are retried', () => {
    const beginning = sources.filter((name) =>
      /\.transaction\(\)|startTransaction\(/.test(textOf(name)),
    );

    expect(beginning.sort()).toEqual(['db/client.ts', 'db/groupCommit.ts']);
  });
});

const onPostgres = process.env.TEST_DATABASE_URL ? it : it.skip;

describe('the tables', () => {
  let data: TestDatabase;
  beforeAll(async () => {
    data = await openTestDatabase();
  });
  afterAll(() => data.close());

  onPostgres('are migrated without a lock that a pooler would give to others', async () => {
    const other = new Client({ connectionString: data.url });
    await other.connect();
    await other.query('select pg_advisory_lock(3853314791062309107)');
    await migrate(data.db);
    await other.end();

    expect(await missingMigrations(data.db)).toEqual([]);
  });

  const page = readFileSync(join(ROOT, 'docs/scale.md'), 'utf8')
    .split('## Which table goes where')[1]
    ?.split('###')[0];
  const placed = (page ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| ') && line.includes('`'))
    .flatMap((line) =>
      [...(line.split('|')[2] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name),
    );

  it('are each listed in docs/scale.md once', async () => {
    const tables = (await data.db.introspection.getTables()).map(({ name }) => name);

    // Kysely's own tables are not documented.
    const ours = placed.filter((name) => !name?.startsWith('kysely_'));

    expect(ours.sort()).toEqual(tables.filter((name) => !name.startsWith('sqlite_')).sort());
  });

  it('all have a primary key, as these databases require, except the API log', async () => {
    const keys = data.url
      ? sql<{ name: string }>`select conrelid::regclass::text as name from pg_constraint
          where contype = 'p' and connamespace = 'public'::regnamespace`
      : sql<{ name: string }>`select distinct tables.name from sqlite_master as tables,
          pragma_table_info(tables.name) as columns where tables.type = 'table' and columns.pk > 0`;
    const { rows } = await keys.execute(data.db);
    const tables = (await data.db.introspection.getTables()).map(({ name }) => name);
    const keyed = new Set(rows.map(({ name }) => name));
    const keyless = tables.filter((name) => !name.startsWith('sqlite_') && !keyed.has(name));

    expect(keyless).toEqual(['api_log']);
  });
});
