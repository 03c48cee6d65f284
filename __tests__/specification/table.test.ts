import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const page = readFileSync(join(root, 'docs/specification-tests.md'), 'utf8');

/** Rows of the page's tables: what the specification asks, the test file, and the test in it. */
const rows = page.split('\n').flatMap((line) => {
  const [, row, file, test] = line.split('|').map((cell) => cell.trim());
  return row && file?.startsWith('`') && test ? [{ row, file: file.slice(1, -1), test }] : [];
});

/** A title as it stands in a test file, quoted in any way. */
const hasTitle = (code: string, title: string) =>
  ["'", '"', '`'].some((quote) => code.includes(quote + title + quote));

describe('the table of the specification’s tests', () => {
  it('names every section that is built', () => {
    const sections = [...page.matchAll(/^## (\d(?:\.\d)?) /gm)].map(([, section]) => section);

    expect(sections).toEqual([
      '2.1',
      '2.2',
      '2.3',
      '2.4',
      '2.5',
      '2.6',
      '2.7',
      '2.8',
      '2.9',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
      '9',
    ]);
  });

  it.each(rows)('holds: $row, by $file › $test', ({ file, test }) => {
    const path = join(root, '__tests__', file);
    expect(existsSync(path)).toBe(true);
    const code = readFileSync(path, 'utf8').replaceAll("\\'", "'");

    expect(test.split(' › ').filter((title) => !hasTitle(code, title))).toEqual([]);
  });
});
