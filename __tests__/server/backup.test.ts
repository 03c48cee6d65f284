/** @engines both */

import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openSqlite } from '../../server/db/client';
import { backUp } from '../../server/services/database/backUp';
import { restore } from '../support/restore';
import { startTestServer } from '../support/serverApp';
import { storeTestProducts, createCustomer } from '../support/shop';
import { startOn } from '../support/startOn';
import { openTestDatabase } from '../support/testDatabase';
import { eachTrial } from '../support/trials';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'haberdash-backup-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const NOW = new Date('2026-11-21T19:55:00Z');
const idsIn = async (db: ReturnType<typeof openSqlite>) =>
  (await db.selectFrom('pages').select('name').orderBy('name').execute()).map(({ name }) => name);

const page = (name: string) => {
  const texts = { title_en: '', title_fr: '', title_es: '', body_en: '', body_fr: '', body_es: '' };
  return { name, ...texts };
};

describe('npm run backup', () => {
  it.each(eachTrial(1))(
    'copies what is committed while somebody writes on, for its owner alone',
    async () => {
      const { db, dataDir, url, close } = await openTestDatabase();
      if (url) return close();
      await db.insertInto('pages').values(page('before')).execute();
      const file = join(folder, 'copy.sqlite');
      const writing = db.transaction().execute(async (tx) => {
        await tx.insertInto('pages').values(page('not yet committed')).execute();
        const { tables, rows } = await backUp({ databaseUrl: undefined, dataDir }, file, NOW);
        return { tables, rows };
      });
      const { tables, rows } = await writing;
      const copy = openSqlite(file);

      expect([tables > 20, Number(rows) > 0]).toEqual([true, true]);
      expect(await idsIn(copy)).toEqual(['before']);
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(readdirSync(folder).filter((name) => name.includes('.part'))).toEqual([]);
      await copy.destroy();
      await close();
    },
  );

  it('explains that it cannot create the folder', async () => {
    const { dataDir, url, close } = await openTestDatabase();
    writeFileSync(join(folder, 'taken'), '');
    writeFileSync(join(dataDir, 'haberdash.sqlite'), '', { flag: 'a' });
    const file = join(folder, 'taken', 'copies', 'shop.sqlite');
    await expect(backUp({ databaseUrl: url, dataDir }, file, NOW)).rejects.toThrow(
      /^Cannot create the folder .*taken\/copies: .* npm run backup -- FILE$/,
    );
    await close();
  });

  it('names the copy by its time and never overwrites one', async () => {
    const { dataDir, url, close } = await openTestDatabase();
    if (url) return close();
    const config = { databaseUrl: undefined, dataDir };
    const { file } = await backUp(config, undefined, NOW);

    expect(file).toBe(`${dataDir}-backups/haberdash-20261121T195500.sqlite`);
    await expect(backUp(config, undefined, NOW)).rejects.toThrow('already exists');
    rmSync(`${dataDir}-backups`, { recursive: true });
    await close();
  });

  it.each([
    [
      'the server cannot be asked',
      { databaseUrl: 'postgres://127.0.0.1:1/x', dataDir: '/nowhere' },
      'pg_dump',
    ],
    ['there is no database', { databaseUrl: undefined, dataDir: '/nowhere' }, 'no database in'],
  ])('explains what to do if %s', async (_what, config, expected) => {
    await expect(backUp(config, join(folder, 'none'), NOW)).rejects.toThrow(expected);
  });
});

describe('a restored backup', () => {
  it('is the shop at that moment, with its orders, sessions and pictures', async () => {
    const shop = await startTestServer({
      fill: ({ db }) =>
        storeTestProducts(db, [{ product_id: 'THREAD', price: 2.5, available: 10 }]),
    });
    const anna = await createCustomer(shop.db, 'anna');
    const order = (po_reference: string) =>
      shop.ask<{ order_id: string }>('POST', '/api/store/orders', {
        as: anna,
        body: { user_id: anna.id, product_id: 'THREAD', order_qty: 1, price: 2.5, po_reference },
      });
    const fill = () =>
      shop.ask('POST', '/api/cart/add', {
        as: anna,
        query: { user_id: anna.id },
        body: { THREAD: 1 },
      });
    await fill();
    await order('before');
    mkdirSync(join(shop.dataDir, 'uploads'));
    writeFileSync(join(shop.dataDir, 'uploads', 'THREAD.jpg'), 'a picture');
    const config = { databaseUrl: shop.url, dataDir: shop.dataDir };
    const { file, tables } = await backUp(config, join(folder, 'backup'), NOW);
    await fill();
    await order('after');

    const restored = await startOn(await restore(shop, file), {});
    const { body } = await restored.ask<{ orders: { po_reference: string }[] }>(
      'GET',
      '/api/fetch-order',
      { as: anna, query: { user_id: anna.id } },
    );
    expect(body.orders.map(({ po_reference }) => po_reference)).toEqual(['before']);
    expect((await restored.ask('GET', '/readyz')).text).toBe('ready\n');
    expect(tables).toBeGreaterThan(20);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(`${file}.uploads/THREAD.jpg`, 'utf8')).toBe('a picture');
    await restored.close();
    await shop.close();
  });
});

const onPostgres = process.env.TEST_DATABASE_URL ? describe : describe.skip;

onPostgres('npm run backup without PostgreSQL’s client', () => {
  it('says what to install, and leaves no file', async () => {
    const { dataDir, url, close } = await openTestDatabase();
    const { PATH } = process.env;
    process.env.PATH = folder;
    const backup = backUp({ databaseUrl: url, dataDir }, join(folder, 'backup'), NOW);
    await expect(backup).rejects.toThrow('apt-get install postgresql-client');
    process.env.PATH = PATH;

    expect(readdirSync(folder)).toEqual([]);
    await close();
  });
});
