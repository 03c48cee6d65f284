import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { sharedMessages } from '../../domain/messages/en';
import { firstMessages } from '../../src/i18n/messages/firstEn';
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

/**
 * Returns the code in the initial bundle: everything reachable from main without a dynamic import.
 */
function firstPath(): Set<string> {
  const reached = new Set<string>();
  const visit = (file: string) => {
    if (reached.has(file)) return;
    reached.add(file);
    const text = sources.find((source) => source.file === file)?.text ?? '';
    for (const [, from = ''] of text.matchAll(
      /^(?:import(?! type)|\} from) ?(?:[^;]*? from )?'(\.[^']+)';/gm,
    )) {
      const target = join(file, '..', from);
      const found = sources.find(({ file: other }) => other.replace(/\.tsx?$/, '') === target);
      if (found) visit(found.file);
    }
  };
  visit('src/app/startApp.tsx');
  return reached;
}

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
    const templates = [...text.matchAll(/`([\w.]+\.)\$\{/g)].map(([, start = '']) => start);
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
    const missing = sources
      .filter(({ file }) => reached.has(file))
      .flatMap(({ file, text }) =>
        keys
          .filter((key) => text.includes(`'${key}'`) && !(key in firstMessages))
          .map((key) => `${file}: ${key}`),
      );
    expect(reached.size).toBeGreaterThan(40);
    expect(missing).toEqual([]);
  });
});
