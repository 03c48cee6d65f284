import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { sharedMessages } from '../../domain/messages/en';
import { buyerMessages } from '../../src/i18n/messages/buyerEn';
import { messages } from '../../src/i18n/messages/en';
import { firstMessages } from '../../src/i18n/messages/firstEn';
import { shopMessages } from '../../src/i18n/messages/shopEn';
import { english, french, spanish } from '../support/everyMessage';
import { messageParams } from '../support/messageParams';

const filesBelow = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });

const sources = filesBelow('src')
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('messages'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const keys = Object.keys(english) as (keyof typeof english)[];

const IMPORT = /^(?:import(?! type)|\} from) ?(?:[^;]*? from )?'(\.[^']+)';/gm;
const IMPORT_OR_PART = new RegExp(`${IMPORT.source}|\\bimport\\([^']*'(\\.[^']+)'\\)`, 'gm');

/**
 * Returns the code in the initial bundle: everything reachable from main without a dynamic import.
 */
function firstPath(
  starts = ['src/app/startApp.tsx'],
  imports = IMPORT,
  reached = new Set<string>(),
): Set<string> {
  const visit = (file: string) => {
    if (reached.has(file)) return;
    reached.add(file);
    const text = sources.find((source) => source.file === file)?.text ?? '';
    for (const [, from = '', part = from] of text.matchAll(imports)) {
      const target = join(file, '..', part);
      const found = sources.find(({ file: other }) => other.replace(/\.tsx?$/, '') === target);
      if (found) visit(found.file);
    }
  };
  starts.forEach(visit);
  return reached;
}

/** Returns the modules of the lazy parts that are rendered with a set of messages. */
const partsWith = (set: string): string[] =>
  sources.flatMap(({ file, text }) =>
    Array.from(
      text.matchAll(
        /(?:lazyPart|screen)\(\s*\(\) => import\([^']*'([^']+)'\),\s*'\w+',\s*'(\w+)'/g,
      ),
      ([, from = '', words]) => (words === set ? [`${join(file, '..', from)}.tsx`] : []),
    ).flat(),
  );

/** Beginnings of the keys that a module puts together, such as `flag.`. */
const startsIn = (text: string): string[] =>
  Array.from(text.matchAll(/`([\w.]+\.)\$\{/g), ([, start = '']) => start);

const names = (text: string, key: string): boolean => text.includes(`'${key}'`);

const namesOrBuilds = (text: string, key: string): boolean =>
  names(text, key) || startsIn(text).some((start) => key.startsWith(start));

/** Returns the messages that some modules use, but a set lacks. */
const missingIn = (set: object, files: ReadonlySet<string>, uses = namesOrBuilds): string[] =>
  sources
    .filter(({ file }) => files.has(file))
    .flatMap(({ file, text }) =>
      keys.filter((key) => !(key in set) && uses(text, key)).map((key) => `${file}: ${key}`),
    );

describe('the messages', () => {
  it.each([
    ['French', french],
    ['Spanish', spanish],
  ])('have the same parameters in %s as in English', (_language, translated) => {
    const different = keys.filter(
      (key) => messageParams(translated[key]).join() !== messageParams(english[key]).join(),
    );
    expect(different).toEqual([]);
  });

  it.each([
    ['French', french],
    ['Spanish', spanish],
  ])('are not empty in %s', (_language, translated) => {
    expect(keys.filter((key) => translated[key].trim() === '')).toEqual([]);
  });

  it('are all used', () => {
    const rules = filesBelow('domain/application').map((file) => readFileSync(file, 'utf8'));
    const text = [...sources.map((source) => source.text), ...rules].join('\n');
    const templates = startsIn(text);
    const unused = keys.filter(
      (key) =>
        !(key in sharedMessages) &&
        !['"', "'"].some((quote) => text.includes(quote + key + quote)) &&
        !templates.some((start) => key.startsWith(start)),
    );
    expect(unused).toEqual([]);
  });

  it('contain their punctuation, which a screen cannot write for every language', () => {
    const joined = sources.filter(({ text }) => /\}[:;] \{\S/.test(text));
    expect(joined.map(({ file }) => file)).toEqual([]);
  });

  it('of the first screen are available at the first paint', () => {
    const reached = firstPath();
    expect(reached.size).toBeGreaterThan(40);
    // Of the filters, `filters.flag` is among a buyer's.
    expect(missingIn(firstMessages, reached, names)).toEqual([]);
  });

  it('of the shop are available without those of the desk', () => {
    const shop = firstPath(undefined, IMPORT_OR_PART, new Set(['src/app/startStaff.tsx']));
    expect(shop.size).toBeGreaterThan(400);
    expect(missingIn(messages, shop, names)).toEqual([]);
  });

  it('of a buyer’s parts are available with them', () => {
    const parts = partsWith('buyer');
    expect(parts.length).toBeGreaterThan(9);
    expect(missingIn(buyerMessages, firstPath(parts))).toEqual([]);
  });

  it('of the screens that people arrive at are available with them', () => {
    const parts = partsWith('shop');
    expect(parts.length).toBeGreaterThan(3);
    expect(missingIn(shopMessages, firstPath(parts))).toEqual([]);
  });
});
