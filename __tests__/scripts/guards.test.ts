import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import guards from '../../scripts/guards.json';

const root = resolve(__dirname, '../..');

describe('a guard that is broken on purpose', () => {
  it('is one of twenty', () => {
    expect(new Set(guards.map(({ guard }) => guard)).size).toBe(20);
  });

  it.each(guards)('occurs once in its file, and has tests to notice it: $guard', (guard) => {
    const source = readFileSync(resolve(root, guard.file), 'utf8');

    expect(source.split(guard.line).length - 1).toBe(1);
    expect(guard.broken).not.toBe(guard.line);
    expect(guard.tests.filter((test) => existsSync(resolve(root, test)))).toEqual(guard.tests);
    expect(guard.tests).not.toEqual([]);
  });
});
