import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

interface Proof {
  row: number;
  file: string;
  trials: number | 'all';
  only?: string;
  isStored: boolean;
}
interface Lists {
  ROWS: Record<string, string>;
  PROOFS: Proof[];
  NOT_HERE: Record<string, string>;
}

const root = resolve(__dirname, '../..');
const { stdout } = spawnSync(
  process.execPath,
  ['-e', "import('./scripts/proofs.mjs').then((lists) => console.log(JSON.stringify(lists)))"],
  { cwd: root, encoding: 'utf8' },
);
const { ROWS, PROOFS, NOT_HERE } = JSON.parse(stdout) as Lists;
/** Returns the source of a file; empty for a folder. */
const sourceOf = ({ file }: Proof) =>
  file.endsWith('server') ? '' : readFileSync(resolve(root, file), 'utf8');

describe('the table of failures', () => {
  it('numbers its rows, each with tests or with the reason why there are none', () => {
    const proven = new Set([...PROOFS.map(({ row }) => `${row}`), ...Object.keys(NOT_HERE)]);

    expect(Object.keys(ROWS)).toEqual(Array.from({ length: 67 }, (_none, at) => `${at + 1}`));
    expect([...proven].sort()).toEqual(Object.keys(ROWS).sort());
  });

  it.each(PROOFS)('names existing tests: $row $file $only', (proof) => {
    expect(sourceOf(proof)).toContain(proof.only ?? '');
  });

  it.each(PROOFS.filter(({ trials }) => trials !== 'all'))(
    'sets a number of trials only for tests that use it: $row $file $only',
    (proof) => {
      expect(sourceOf(proof)).toMatch(/\b(trials|eachTrial)\(/);
    },
  );

  it.each(PROOFS.filter(({ isStored }) => isStored))(
    'runs on both engines only tests that use a database: $row $file $only',
    (proof) => {
      expect(sourceOf(proof)).toMatch(/\b(startTestServer|openTestDatabase)\(/);
    },
  );
});
