import { readFileSync } from 'node:fs';

import * as theme from '../../src/ui/theme';

const css = readFileSync('src/ui/properties.css', 'utf8');
const defined = new Set([...css.matchAll(/^\s+(--[\w-]+):/gm)].map(([, name]) => name));

const named = Object.values(theme)
  .flatMap((group): unknown[] => (typeof group === 'object' ? Object.values(group) : [group]))
  .filter((value) => typeof value === 'string')
  .flatMap((value) => /^var\((--[\w-]+)\)$/.exec(value)?.[1] ?? []);

describe('the theme', () => {
  it('has a value for every name that components use', () => {
    expect(named.filter((name) => !defined.has(name))).toEqual([]);
  });

  it('has a dark value for every colour', () => {
    const [light = '', dark = ''] = css.split('(prefers-color-scheme: dark)');
    const colours = [...light.matchAll(/(--[\w-]+): (?:#|rgb)/g)].map(([, name]) => `${name}:`);

    expect(colours.length).toBeGreaterThan(15);
    expect(colours.filter((colour) => !dark.includes(colour))).toEqual([]);
  });
});
