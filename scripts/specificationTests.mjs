/**
 * `npm run specification`: writes docs/specification-tests.md, which lists the tests of each
 * section of the specification by the section numbers in their titles. With `--check`, it writes
 * nothing and fails if the page is stale or a section has no test.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { format, resolveConfig } from 'prettier';
import ts from 'typescript';

import { root, say } from './setUp.mjs';

const SECTIONS = new Map([
  ['2.1', 'Route table'],
  ['2.2', 'Shared page chrome'],
  ['2.3', 'Product grid card'],
  ['2.4', 'Product group page'],
  ['2.5', 'Page navigation controls'],
  ['2.6', 'Reset-password page'],
  ['2.7', 'Registration'],
  ['2.8', 'Thank You page'],
  ['2.9', 'Other behaviours'],
  ['3', 'Entities and their fields'],
  ['4', 'States and transitions'],
  ['5', 'Validation rules'],
  ['6', 'Roles and permissions'],
  ['7', 'The calls it makes'],
  ['8', 'Error catalogue'],
  ['9', 'Business constants and limits'],
]);
const SECTION = /^(\d(?:\.\d)?) /;
const page = join(root, 'docs/specification-tests.md');
const tests = join(root, '__tests__');

const isTestFile = (file) => /\.(test|spec)\.tsx?$/.test(file);

/**
 * Returns what `it(…)`, `test.describe(…)` or `it.each(…)(…)` calls: 'describe', 'it' or undefined.
 */
function kindOf(callee) {
  const [first, ...rest] = callee.getText().split(/[.(]/);
  if (!['describe', 'it', 'test'].includes(first)) return undefined;
  return [first, ...rest].includes('describe') ? 'describe' : 'it';
}

/** Returns the full title of each test in a file: those of its groups, and its own. */
function titlesIn(file) {
  const code = readFileSync(join(tests, file), 'utf8');
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const titles = [];
  const visit = (node, groups) => {
    const [title] = ts.isCallExpression(node) ? node.arguments : [];
    const kind = title && kindOf(node.expression);
    const isTitled = kind && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title));
    const words = isTitled ? (title.text ?? title.getText().slice(1, -1)) : '';
    if (isTitled && kind === 'it') titles.push([...groups, words]);
    const inside = isTitled && kind === 'describe' ? [...groups, words] : groups;
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  visit(source, []);
  return titles;
}

/**
 * Returns the tests of each section; the innermost title that starts with a section number
 * determines it.
 */
function testsBySection() {
  const found = new Map([...SECTIONS.keys()].map((section) => [section, new Map()]));
  for (const file of readdirSync(tests, { recursive: true }).filter(isTestFile).sort()) {
    for (const titles of titlesIn(file)) {
      const named = titles.findLast((title) => SECTION.test(title));
      const section = SECTION.exec(named ?? '')?.[1];
      if (!section) continue;
      const files = found.get(section);
      if (!files) throw new Error(`${file}: the specification has no section ${section}.`);
      files.set(file, [...(files.get(file) ?? []), titles.join(' › ')]);
    }
  }
  return found;
}

const escaped = (title) => title.replace(/[\\`*_{}[\]<>#|$]/g, '\\$&');

function written(found) {
  const sections = [...found].map(([section, files]) => {
    const lists = [...files].map(
      ([file, titles]) =>
        `[${file}](../__tests__/${file})\n\n${titles.map((title) => `- ${escaped(title)}`).join('\n')}`,
    );
    return `## ${section} ${SECTIONS.get(section)}\n\n${lists.join('\n\n')}`;
  });
  const head =
    '# Tests of the specification\n\nA test that begins with the number of a section holds a part of it. This page is written by `npm run specification`.';
  return [head, ...sections].join('\n\n');
}

const found = testsBySection();
const options = { ...(await resolveConfig(page)), parser: 'markdown' };
const text = await format(written(found), options);
if (process.argv.includes('--check')) {
  const bare = [...found].filter(([, files]) => files.size === 0);
  for (const [section] of bare) say(`section ${section} has no test`);
  const isStale = readFileSync(page, 'utf8') !== text;
  if (isStale) say('docs/specification-tests.md is stale: npm run specification');
  process.exit(isStale || bare.length > 0 ? 1 : 0);
}
writeFileSync(page, text);
