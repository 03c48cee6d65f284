/** @engines both */

import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';

import { demo } from '../../demo/demo';
import { readConfig } from '../../server/config';
import { openDataKeys } from '../../server/crypto/keyFile';
import { isPassword } from '../../server/crypto/passwords';
import { openPostgres, openSqlite, type Db } from '../../server/db/client';
import { closeDemoAccounts } from '../../server/db/demoAccounts';
import { migrate, missingMigrations } from '../../server/db/migrate';
import { staffByEmail } from '../../server/db/staff';
import { withLease } from '../../server/services/actions/withLease';
import { newFolder } from '../support/embeddedDatabase';
import { databaseAt, inPostgres } from '../support/postgres';
import { TEST_KEY } from '../support/startOn';

const NOW = new Date('2026-11-23T12:00:00Z');
const PRODUCTS = 60;
const server = process.env.TEST_DATABASE_URL;
const keys = openDataKeys(readConfig({ DATA_KEY: TEST_KEY }));

/** Creates an empty database that several processes open. */
async function openEmpty() {
  const name = `first_${randomUUID().replaceAll('-', '')}`;
  if (server) await inPostgres(server, `create database ${name}`);
  const folder = newFolder();
  const opened: Db[] = [];
  return {
    open: () => {
      const db = server
        ? openPostgres(databaseAt(server, name))
        : openSqlite(join(folder, 'haberdash.sqlite'));
      opened.push(db);
      return db;
    },
    close: async () => {
      for (const db of opened) await db.destroy();
      if (server) await inPostgres(server, `drop database if exists ${name}`);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const start = (db: Db) =>
  withLease(db, 'demo', () => demo.ensure(db, keys, { products: PRODUCTS, now: NOW }));

async function countsOf(db: Db) {
  const count = async (
    table: 'orders' | 'order_lines' | 'products' | 'customers' | 'applications',
  ) =>
    Number(
      (
        await db
          .selectFrom(table)
          .select((row) => row.fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow()
      ).count,
    );
  return {
    orders: await count('orders'),
    lines: await count('order_lines'),
    products: await count('products'),
    customers: await count('customers'),
    applications: await count('applications'),
  };
}

describe('two simultaneous first starts', () => {
  it('create the tables and the shop only once, with the same result as a single start', async () => {
    const [alone, shared] = [await openEmpty(), await openEmpty()];
    const single = alone.open();
    await migrate(single);
    await start(single);

    const both = [shared.open(), shared.open()];
    // The embedded database is limited to a single process.
    if (server) await Promise.all(both.map(migrate));
    else await migrate(both[0]!);
    await Promise.all(both.map(start));

    expect(await missingMigrations(both[1]!)).toEqual([]);
    expect(await countsOf(both[0]!)).toEqual(await countsOf(single));
    expect((await countsOf(single)).orders).toBeGreaterThan(10);
    await alone.close();
    await shared.close();
  });
});

describe('the accounts of the demo', () => {
  it('are closed in a shop that is no demo any more, and open again in one that is', async () => {
    const empty = await openEmpty();
    const db = empty.open();
    await migrate(db);
    await start(db);
    const openAccounts = async () => {
      const passwords = (table: 'customers' | 'customer_users') =>
        db.selectFrom(table).select('password_hash').execute();
      const staff = await staffByEmail(db, 'staff@demo.haberdash.test');
      const hashes = [
        ...(await passwords('customers')),
        ...(await passwords('customer_users')),
        staff,
      ].map((account) => account?.password_hash);
      const open = await Promise.all(hashes.map((hash) => isPassword(demo.password, hash)));
      return open.filter(Boolean).length;
    };
    expect(await openAccounts()).toBe(6);
    await closeDemoAccounts(db);
    expect(await openAccounts()).toBe(0);
    await start(db);
    expect(await openAccounts()).toBe(6);
    await empty.close();
  });
});

describe('work under a lease', () => {
  it('runs one at a time, and the next one runs even if the first failed', async () => {
    const empty = await openEmpty();
    const db = empty.open();
    await migrate(db);
    const seen: string[] = [];
    const work = (name: string) =>
      withLease(db, 'demo', async () => {
        seen.push(`${name} begins`);
        await db.selectFrom('leases').selectAll().execute();
        seen.push(`${name} ends`);
        if (name === 'one') throw new Error('one fell over');
      });
    const [one, two] = await Promise.allSettled([work('one'), work('two')]);

    expect([one.status, two.status]).toEqual(['rejected', 'fulfilled']);
    expect(seen[1]).toBe(seen[0]!.replace('begins', 'ends'));
    expect(seen).toHaveLength(4);
    await empty.close();
  });
});
