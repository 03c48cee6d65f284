import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { readConfig } from '../../server/config';

/** Returns every environment variable that the server reads. */
function namesAsked(): Set<string> {
  const names = new Set<string>();
  const environment: Record<string, string> = { GEO_HOST: 'https://geo.example.com' };
  readConfig(
    new Proxy(environment, {
      get: (_target, name: string) => {
        names.add(name);
        return environment[name];
      },
    }),
  );
  return names;
}

const read = (file: string) => readFileSync(join(__dirname, '../..', file), 'utf8');

describe('every server setting', () => {
  it('is listed in .env.example, and nothing else is', () => {
    const named = Array.from(read('.env.example').matchAll(/^#?([A-Z_]+)=/gm), ([, name]) => name);

    expect(named.toSorted()).toEqual([...namesAsked()].toSorted());
  });

  it('keeps its default with the values in .env.example', () => {
    const settings = Array.from(
      read('.env.example').matchAll(/^#([A-Z_]+)=(.*)$/gm),
      ([, name = '', value = '']) => [name, value] as const,
    );

    expect(readConfig(Object.fromEntries(settings))).toEqual(readConfig({}));
  });

  it('is explained in docs/operations.md', () => {
    const explained = read('docs/operations.md');

    for (const name of namesAsked()) expect(explained).toContain(`\`${name}\``);
  });
});
