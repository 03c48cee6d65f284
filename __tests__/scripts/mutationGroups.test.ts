import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

import groups from '../../scripts/mutationGroups.json';

const root = resolve(__dirname, '../..');

describe('a group of rules that are mutated', () => {
  it.each(Object.entries(groups))('names files and tests that exist: %s', (_name, rules) => {
    const paths = rules.flatMap(({ files, tests }) => [...files, ...tests]);

    expect(paths.filter((path) => !existsSync(resolve(root, path)))).toEqual([]);
  });
});
