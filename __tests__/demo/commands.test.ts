import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { makeCommand, type Command } from '../support/runCommand';

const FIXTURES = join(__dirname, '../fixtures/import');

let folder: string;
let programs: Record<'seed' | 'import', Command>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'haberdash demo '));
  programs = { seed: await makeCommand('seed'), import: await makeCommand('import') };
});
afterAll(() => {
  for (const { remove } of Object.values(programs)) remove();
  rmSync(folder, { recursive: true, force: true });
});

const command = (name: keyof typeof programs, ...args: string[]) =>
  programs[name].run(args, { folder, demo: 'on' });

describe('the commands', () => {
  it('create a demo, replace it with a file, import its order history and report what they did', () => {
    const seed = command('seed', '--products', '200');
    expect(seed.status).toBe(0);
    expect(seed.stdout).toMatch(/Made 200 products and 108 past orders in [\d.]+ s\./);

    const first = command('import', join(FIXTURES, 'shop.csv'));
    expect(first.status).toBe(0);
    expect(first.stdout).toContain('Item No → product_id, Product Name → name');
    expect(first.stdout).toContain('not used: Warehouse bin');
    expect(first.stdout).toContain(
      '6 added, 0 changed, 0 unchanged, 200 withdrawn. 7 rows rejected.',
    );
    expect(first.stderr).toContain('line 8: the price "call us" is not a price');

    const orders = command('import', '--orders', join(FIXTURES, 'orders.jsonl'));
    expect(orders.status).toBe(0);
    expect(orders.stdout).toContain('2 customers and 3 orders with 4 lines added');
    expect(orders.stdout).toContain('imported-sign-ins.csv');
  });

  it('write a content template, and import it once it is filled in', () => {
    const made = command('import', '--content-example', 'content.json');
    expect([made.status, made.stdout]).toEqual([0, 'Wrote content.json.\n']);
    const again = command('import', '--content-example', 'content.json');
    expect([again.status, again.stderr]).toEqual([
      1,
      'content.json already exists; choose another name.\n',
    ]);

    const document = JSON.parse(readFileSync(join(folder, 'content.json'), 'utf8')) as {
      faqs: { id: string; answer: { en: string } }[];
    };
    document.faqs[0]!.answer.en = '<p>Come in and ask.</p>';
    writeFileSync(join(folder, 'content.json'), JSON.stringify(document));
    const imported = command('import', '--content', 'content.json');
    expect([imported.status, imported.stderr]).toEqual([0, '']);
    expect(imported.stdout).toMatch(/faqs: 0 added, 1 changed, \d+ unchanged, 0 removed\./);

    document.faqs[1]!.id = document.faqs[0]!.id;
    writeFileSync(join(folder, 'content.json'), JSON.stringify(document));
    const wrong = command('import', '--content', 'content.json');
    expect(wrong.status).toBe(1);
    expect(wrong.stderr).toBe(
      'faqs, entry 2 ("open-an-account"): has the same id as an earlier entry\nNothing was changed.\n',
    );
  });
});
