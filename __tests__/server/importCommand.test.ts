import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../..');
const FIXTURES = join(ROOT, '__tests__/fixtures/import');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'haberdash import '));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a command as a person does, standing in the test's own folder. */
function command(name: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['-r', './__tests__/support/runTypeScript.js', `server/commands/${name}.ts`, ...args],
    {
      cwd: ROOT,
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: join(folder, 'data'), DATABASE_URL: '', INIT_CWD: folder },
    },
  );
  return { status, stdout, stderr };
}

describe('the commands', () => {
  it('make a demo, replace it by a file and add its history, saying what they did', () => {
    const seed = command('seed', '--products', '200');
    expect(seed.status).toBe(0);
    expect(seed.stdout).toMatch(/Made 200 products and 99 past orders in [\d.]+ s\./);

    const first = command('import', join(FIXTURES, 'shop.csv'));
    expect(first.status).toBe(0);
    expect(first.stdout).toContain('Item No → product_id, Product Name → name');
    expect(first.stdout).toContain('not used: Warehouse bin');
    expect(first.stdout).toContain(
      '4 added, 0 changed, 0 unchanged, 200 withdrawn. 9 rows refused.',
    );
    expect(first.stderr).toContain('line 8: the price "call us" is not a price');

    const orders = command('import', '--orders', join(FIXTURES, 'orders.jsonl'));
    expect(orders.status).toBe(0);
    expect(orders.stdout).toContain('2 customers and 3 orders with 4 lines added');
    expect(orders.stdout).toContain('imported-sign-ins.csv');
  });

  it('write the form of the content, and take it over once it is filled in', () => {
    const made = command('import', '--content-example', 'content.json');
    expect([made.status, made.stdout]).toEqual([0, 'Wrote content.json.\n']);
    const again = command('import', '--content-example', 'content.json');
    expect([again.status, again.stderr]).toEqual([
      1,
      'content.json is there already; name another file.\n',
    ]);

    const document = JSON.parse(readFileSync(join(folder, 'content.json'), 'utf8')) as {
      faqs: { id: string; answer: { en: string } }[];
    };
    document.faqs[0]!.answer.en = '<p>Come in and ask.</p>';
    writeFileSync(join(folder, 'content.json'), JSON.stringify(document));
    const taken = command('import', '--content', 'content.json');
    expect([taken.status, taken.stderr]).toEqual([0, '']);
    expect(taken.stdout).toMatch(/faqs: 0 added, 1 changed, \d+ unchanged, 0 removed\./);

    document.faqs[1]!.id = document.faqs[0]!.id;
    writeFileSync(join(folder, 'content.json'), JSON.stringify(document));
    const wrong = command('import', '--content', 'content.json');
    expect(wrong.status).toBe(1);
    expect(wrong.stderr).toBe(
      'faqs, entry 2 ("open-an-account"): has the id of an earlier entry\nNothing was changed.\n',
    );
  });

  it.each([
    ['a file that is not there', ['nowhere.csv'], 'There is no file'],
    ['an unknown option', ['--loud'], 'Unknown option'],
    [
      'a country that is not ours',
      [join(FIXTURES, 'shop.csv'), '--country', 'UK'],
      'CA, US or both',
    ],
    ['a stock that is no number', [join(FIXTURES, 'shop.csv'), '--stock', 'lots'], 'whole number'],
    ['a map without a field', [join(FIXTURES, 'shop.csv'), '--map', 'Price'], 'Their column=field'],
    ['no file at all', [], 'npm run import'],
    ['content that is no JSON', ['--content', join(FIXTURES, 'shop.csv')], 'not JSON'],
  ])('end with code 1 and a sentence for %s', (_what, args, sentence) => {
    const { status, stdout, stderr } = command('import', ...args);
    expect(status).toBe(1);
    expect(stdout + stderr).toContain(sentence);
    expect(stderr).not.toContain('    at ');
  });

  it('find a file beside the person, and its map', () => {
    writeFileSync(join(folder, 'list.csv'), 'Ref,Words,Cost\nA1,One,1\n');
    writeFileSync(join(folder, 'map.json'), '{"Ref":"product_id","Words":"name","Cost":"price"}');
    const { status, stdout } = command('import', 'list.csv', '--map', 'map.json');
    expect(status).toBe(0);
    expect(stdout).toContain('1 added');
  });

  it('make no demo where the demo is off', () => {
    const { status, stderr } = spawnSync(
      process.execPath,
      ['-r', './__tests__/support/runTypeScript.js', 'server/commands/seed.ts'],
      { cwd: ROOT, encoding: 'utf8', env: { ...process.env, DATA_DIR: folder, DEMO: 'off' } },
    );
    expect(status).toBe(1);
    expect(stderr).toContain('DEMO is off');
  });
});
