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

/** Words in quotes, as the key of a message is written. */
const QUOTED = /'([\w.]+)(?=')|"([\w.]+)(?=")/g;
const quotedIn = (text: string): Set<string> =>
  new Set(Array.from(text.matchAll(QUOTED), ([, single, double = '']) => single ?? double));

/** Beginnings of the keys that a module puts together, such as `flag.`. */
const startsIn = (text: string): string[] =>
  Array.from(text.matchAll(/`([\w.]+\.)\$\{/g), ([, start = '']) => start);

/** What a test asks of a file for each of thousands of keys is found in it once. */
const readSource = (file: string) => {
  const text = readFileSync(file, 'utf8');
  return { file, text, quoted: quotedIn(text), starts: startsIn(text) };
};
type Source = ReturnType<typeof readSource>;

const withoutEnding = (file: string) => file.replace(/\.tsx?$/, '');

const sources = filesBelow('src')
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('messages'))
  .map(readSource);
const sourcesByModule = new Map(sources.map((source) => [withoutEnding(source.file), source]));

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
    const text = sourcesByModule.get(withoutEnding(file))?.text ?? '';
    for (const [, from = '', part = from] of text.matchAll(imports)) {
      const found = sourcesByModule.get(join(file, '..', part));
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

const names = ({ quoted }: Source, key: string): boolean => quoted.has(key);

const namesOrBuilds = (source: Source, key: string): boolean =>
  names(source, key) || source.starts.some((start) => key.startsWith(start));

/** Returns the messages that some modules use, but a set lacks. */
const missingIn = (set: object, files: ReadonlySet<string>, uses = namesOrBuilds): string[] =>
  sources
    .filter(({ file }) => files.has(file))
    .flatMap((source) =>
      keys
        .filter((key) => !(key in set) && uses(source, key))
        .map((key) => `${source.file}: ${key}`),
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
    const users = [...sources, ...filesBelow('domain/application').map(readSource)];
    const unused = keys.filter(
      (key) => !(key in sharedMessages) && !users.some((source) => namesOrBuilds(source, key)),
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
