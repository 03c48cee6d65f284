import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const root = resolve(__dirname, '../..');
const program = `import('./scripts/engines.mjs').then(({ filesOnBothEngines, unmarkedFiles }) =>
  console.log(JSON.stringify({ marked: filesOnBothEngines(), unmarked: unmarkedFiles() })))`;
const { stdout } = spawnSync(process.execPath, ['-e', program], { cwd: root, encoding: 'utf8' });
const { marked, unmarked } = JSON.parse(stdout) as { marked: string[]; unmarked: string[] };

describe('tests of what depends on the database engine', () => {
  it('begin with `@engines both`, so that they run on PostgreSQL too', () => {
    expect(unmarked).toEqual([]);
  });

  it('are found by that mark', () => {
    expect(marked).toContain('__tests__/server/transactions.test.ts');
  });
});
