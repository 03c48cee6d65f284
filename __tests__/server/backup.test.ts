import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openSqlite } from '../../server/db/client';
import { backUp } from '../../server/services/backUp';
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

      expect([tables > 20, rows > 0]).toEqual([true, true]);
      expect(await idsIn(copy)).toEqual(['before']);
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(readdirSync(folder).filter((name) => name.includes('.part'))).toEqual([]);
      await copy.destroy();
      await close();
    },
  );

  it('names the copy by its time and overwrites none', async () => {
    const { dataDir, url, close } = await openTestDatabase();
    if (url) return close();
    const config = { databaseUrl: undefined, dataDir };
    const { file } = await backUp(config, undefined, NOW);

    expect(file).toBe(`${dataDir}-backups/haberdash-20261121T195500.sqlite`);
    await expect(backUp(config, undefined, NOW)).rejects.toThrow('is there already');
    rmSync(`${dataDir}-backups`, { recursive: true });
    await close();
  });

  it.each([
    [
      'another server holds the data',
      { databaseUrl: 'postgres://x', dataDir: '/nowhere' },
      'pg_dump',
    ],
    ['there is no database', { databaseUrl: undefined, dataDir: '/nowhere' }, 'no database in'],
  ])('says what to do where %s', async (_what, config, words) => {
    await expect(backUp(config, join(folder, 'none'), NOW)).rejects.toThrow(words);
  });
});
