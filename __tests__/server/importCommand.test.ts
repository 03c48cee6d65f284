import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openSqlite } from '../../server/db/client';
import { importFiles } from '../support/importFiles';
import { makeCommand } from '../support/runCommand';

const FIXTURES = join(__dirname, '../fixtures/import');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'haberdash import '));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const bring = (...args: string[]) => importFiles(folder, ...args);

describe('the commands', () => {
  it.each([
    ['a missing file', ['nowhere.csv'], 'There is no file'],
    ['an unknown option', ['--loud'], 'Unknown option'],
    ['an unsupported country', [join(FIXTURES, 'shop.csv'), '--country', 'UK'], 'CA, US or both'],
    [
      'a stock that is not a number',
      [join(FIXTURES, 'shop.csv'), '--stock', 'lots'],
      'whole number',
    ],
    [
      'a mapping without a field',
      [join(FIXTURES, 'shop.csv'), '--map', 'Price'],
      'Their column=field',
    ],
    ['no file', [], 'npm run import'],
    ['content that is not JSON', ['--content', join(FIXTURES, 'shop.csv')], 'not JSON'],
  ])('exit with code 1 and an explanation for %s', async (_what, args, sentence) => {
    const { status, stdout, stderr } = await bring(...args);
    expect(status).toBe(1);
    expect(stdout + stderr).toContain(sentence);
    expect(stderr).not.toContain('    at ');
  });

  it('find a file and its map in the current folder', async () => {
    const program = await makeCommand('import');
    const run = (...args: string[]) => program.run(args, { folder, demo: 'off' });
    writeFileSync(join(folder, 'list.csv'), 'Ref,Words,Cost\nA1,One,1\n');
    writeFileSync(join(folder, 'map.json'), '{"Ref":"product_id","Words":"name","Cost":"price"}');
    const { status, stdout } = run('list.csv', '--map', 'map.json');
    const missing = run('list.csv', '--map', 'none.json');
    program.remove();
    expect([status, missing.status]).toEqual([0, 1]);
    expect(stdout).toContain('1 added');
  });

  it('log once which file changed the catalogue, and nothing if it changed nothing', async () => {
    writeFileSync(join(folder, 'spring list.csv'), 'sku,name,price\nS1,Spring,1\n');
    expect((await bring('spring list.csv', '--update', '--check')).status).toBe(0);
    expect((await bring('spring list.csv', '--update')).status).toBe(0);
    expect((await bring('spring list.csv', '--update')).status).toBe(0);
    const db = openSqlite(join(folder, 'data', 'haberdash.sqlite'));
    const events = await db.selectFrom('events').selectAll().execute();
    const { source } = await db
      .selectFrom('products')
      .where('product_id', '=', 'S1')
      .select('source')
      .executeTakeFirstOrThrow();
    await db.destroy();
    const ours = events.filter(({ actor_id }) => actor_id === 'spring list.csv');
    expect(ours).toMatchObject([{ kind: 'catalogue.changed', actor_kind: 'file' }]);
    expect(JSON.parse(ours[0]?.data ?? '')).toEqual({ added: 1, changed: 0, withdrawn: 0 });
    expect(source).toContain('spring list.csv');
  });

  it('leave the write-ahead log of the database empty', async () => {
    writeFileSync(join(folder, 'other.csv'), 'sku,name,price\nA1,One,1\n');
    expect((await bring('other.csv')).status).toBe(0);
    const journal = join(folder, 'data', 'haberdash.sqlite-wal');
    expect(statSync(journal, { throwIfNoEntry: false })?.size ?? 0).toBe(0);
  });

  it('create no demo if the demo is off', async () => {
    const seed = await makeCommand('seed');
    const { status, stderr } = seed.run([], { folder, demo: 'off' });
    seed.remove();
    expect(status).toBe(1);
    expect(stderr).toContain('DEMO is off');
  });
});
