/** @engines both */

import {
  closeSync,
  copyFileSync,
  mkdirSync,
  openSync,
  statSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';

import { sql } from 'kysely';
import { Client } from 'pg';

import { inTransaction, openPostgres, openSqlite } from '../../server/db/client';
import { MAX_ATTEMPTS } from '../../server/db/retryOnConflict';
import { cpuTime } from '../support/areDistinguishable';
import { openTestDatabase, type TestDatabase } from '../support/testDatabase';

let data: TestDatabase;

beforeEach(async () => {
  data = await openTestDatabase();
});
afterEach(() => data.close());

const note = (key: string) => ({ key, value: 'noted' });
const notes = async () =>
  (await data.db.selectFrom('meta').where('value', '=', 'noted').select('key').execute()).map(
    ({ key }) => key,
  );

const failure = (code: string) => Object.assign(new Error('in the way'), { code });

describe('a transaction', () => {
  it.each(['40001', '40P01', 'SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT'])(
    'that conflicts with another one (%s) is retried, and stored once',
    async (code) => {
      let tries = 0;
      const answer = await inTransaction(data.db, async (tx) => {
        await tx
          .insertInto('meta')
          .values(note(`${code} once`))
          .execute();
        tries += 1;
        if (tries < 4) throw failure(code);
        return 'done';
      });

      expect([answer, tries, await notes()]).toEqual(['done', 4, [`${code} once`]]);
    },
  );

  it.each([
    ['always in conflict', '40001', MAX_ATTEMPTS],
    ['wrong', '23505', 1],
  ])('that is %s fails in the end and stores nothing', async (_how, code, most) => {
    let tries = 0;
    const work = inTransaction(data.db, async (tx) => {
      tries += 1;
      await tx.insertInto('meta').values(note('never')).execute();
      throw failure(code);
    });

    await expect(work).rejects.toMatchObject({ code });
    expect([tries, await notes()]).toEqual([most, []]);
  });
});

const onPostgres = process.env.TEST_DATABASE_URL ? describe : describe.skip;
const onSqlite = process.env.TEST_DATABASE_URL ? describe.skip : describe;

onSqlite('The embedded database', () => {
  it('names the full disk, keeps what it has, and goes on once there is room', async () => {
    const pages = await sql<{ page_count: number }>`pragma page_count`.execute(data.db);
    const most = pages.rows[0]?.page_count ?? 0;
    await sql`pragma max_page_count = ${sql.lit(most)}`.execute(data.db);
    const fill = () =>
      inTransaction(data.db, async (tx) => {
        await tx
          .insertInto('meta')
          .values({ key: 'large', value: 'x'.repeat(100_000) })
          .execute();
      });

    await expect(fill()).rejects.toThrow(/full/);
    await sql`pragma max_page_count = ${sql.lit(most + 1000)}`.execute(data.db);
    await fill();
    expect(
      await data.db.selectFrom('meta').where('key', '=', 'large').select('key').execute(),
    ).toHaveLength(1);
  });
});

onSqlite('what several callers store at the same moment', () => {
  const store = (key: string, refusal?: Error) =>
    inTransaction(data.db, async (tx) => {
      await tx.insertInto('meta').values(note(key)).execute();
      if (refusal) throw refusal;
      return key;
    });

  it('is written to disk together, except for what fails', async () => {
    const outcomes = await Promise.allSettled([
      store('a'),
      store('b', new Error('refused')),
      store('c'),
    ]);

    expect(outcomes).toEqual([
      { status: 'fulfilled', value: 'a' },
      { status: 'rejected', reason: new Error('refused') },
      { status: 'fulfilled', value: 'c' },
    ]);
    expect(await notes()).toEqual(['a', 'c']);
  });

  it('is confirmed only once another reader of the file can see it', async () => {
    const reader = openSqlite(join(data.dataDir, 'haberdash.sqlite'));
    const seen = await Promise.all(
      ['a', 'b', 'c'].map(async (key) => {
        await store(key);
        return reader.selectFrom('meta').where('key', '=', key).select('key').execute();
      }),
    );
    await reader.destroy();

    expect(seen).toEqual([[{ key: 'a' }], [{ key: 'b' }], [{ key: 'c' }]]);
  });

  it('is confirmed only if it is stored, on a full disk', async () => {
    const pages = await sql<{ page_count: number }>`pragma page_count`.execute(data.db);
    await sql`pragma max_page_count = ${sql.lit(pages.rows[0]?.page_count ?? 0)}`.execute(data.db);
    const large = inTransaction(data.db, async (tx) => {
      await tx
        .insertInto('meta')
        .values({ key: 'large', value: 'x'.repeat(100_000) })
        .execute();
    });
    const outcomes = await Promise.allSettled([store('a'), large, store('c')]);
    const stored = await notes();

    const committed = outcomes.flatMap(({ status }, at) =>
      status === 'fulfilled' ? ['a', 'large', 'c'].slice(at, at + 1) : [],
    );
    expect(outcomes[1]?.status).toBe('rejected');
    expect(stored).toEqual(committed);
  });
});

onPostgres('PostgreSQL', () => {
  it('resolves a deadlock: both transactions are stored', async () => {
    await data.db
      .insertInto('meta')
      .values([note('a'), note('b')])
      .execute();
    const holding = new Set<string>();
    const touch = (first: string, second: string) =>
      inTransaction(data.db, async (tx) => {
        const set = (key: string) =>
          tx
            .updateTable('meta')
            .set({ value: `${first}${second}` })
            .where('key', '=', key)
            .execute();
        await set(first);
        holding.add(first);
        while (holding.size < 2) await setImmediate();
        await set(second);
      });
    await Promise.all([touch('a', 'b'), touch('b', 'a')]);

    const values = await data.db
      .selectFrom('meta')
      .where('key', 'in', ['a', 'b'])
      .select('value')
      .execute();
    expect(new Set(values.map(({ value }) => value)).size).toBe(1);
  });

  it('can end active and idle connections: the next call succeeds', async () => {
    const lost: Error[] = [];
    const db = openPostgres(data.url ?? '', (error) => lost.push(error));
    const admin = new Client({ connectionString: data.url });
    await admin.connect();
    const end = () =>
      admin.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );

    for (let round = 0; round < 20; round += 1) {
      const work = inTransaction(db, async (tx) => {
        await tx
          .insertInto('meta')
          .values(note(`${round}`))
          .execute();
        await end();
        await tx.selectFrom('meta').select('key').execute();
      });
      await expect(work).rejects.toThrow();
    }
    const rows = await db.selectFrom('meta').select('key').execute();
    await db.destroy();
    await admin.end();

    expect(rows).toEqual(expect.not.arrayContaining([{ key: '0' }]));
  });
});

onSqlite('the embedded database', () => {
  it('can be read only by its owner', async () => {
    const file = join(data.dataDir, 'own', 'haberdash.sqlite');
    const db = openSqlite(file);
    await db.schema.createTable('things').addColumn('id', 'integer').execute();
    const modes = ['', '-wal', '-shm'].map((kind) => statSync(file + kind).mode & 0o777);
    await db.destroy();

    expect(modes).toEqual([0o600, 0o600, 0o600]);
  });

  it('is refused in a sentence if half of it is missing, however it was lost', async () => {
    const whole = join(data.dataDir, 'haberdash.sqlite');
    const half = join(data.dataDir, 'half', 'haberdash.sqlite');
    await sql`pragma wal_checkpoint(truncate)`.execute(data.db);
    mkdirSync(dirname(half));
    copyFileSync(whole, half);
    truncateSync(half, statSync(half).size / 2);
    const timeOfRefusal = () => {
      const start = cpuTime();
      expect(() => openSqlite(half)).toThrow(
        expect.objectContaining({
          code: 'SQLITE_CORRUPT',
          message: expect.stringMatching(/^\d+ of its \d+ pages are there$/),
        }),
      );
      return cpuTime() - start;
    };

    // Of processor time, and of the shortest, so that other work on the machine does not count.
    expect(Math.min(...Array.from({ length: 5 }, timeOfRefusal))).toBeLessThan(200);
  });

  it('is whole after a crash, when its last pages are in the journal', async () => {
    const file = join(data.dataDir, 'crashed', 'haberdash.sqlite');
    const running = openSqlite(file);
    await running.schema.createTable('things').addColumn('text', 'text').execute();
    const add = () => sql`insert into things values (${'x'.repeat(100_000)})`.execute(running);
    await add();
    await sql`pragma wal_checkpoint(passive)`.execute(running);
    await add();
    const crashed = join(data.dataDir, 'copy', 'haberdash.sqlite');
    mkdirSync(dirname(crashed));
    for (const kind of ['', '-wal']) copyFileSync(file + kind, crashed + kind);
    await running.destroy();
    // The checkpoint was interrupted after the first page, with the number of pages in it.
    const descriptor = openSync(crashed, 'r+');
    const pages = Buffer.alloc(4);
    pages.writeUInt32BE(statSync(crashed).size / 4096 + 24);
    writeSync(descriptor, pages, 0, 4, 28);
    closeSync(descriptor);
    const db = openSqlite(crashed);
    const { rows } = await sql<{
      length: number;
    }>`select length(text) as length from things`.execute(db);
    await db.destroy();

    expect(rows).toEqual([{ length: 100_000 }, { length: 100_000 }]);
  });
});
