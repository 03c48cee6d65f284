/** Finds the tests that are most likely to notice a change, for `npm run test:changed`. */
import { basename } from 'node:path/posix';

import { readImports } from './imports.mjs';

const FOLDERS = ['src', 'contract', 'domain', 'server', 'demo', '__tests__'];
const TEST = /^__tests__\/(?!browser\/|proofs\/).*\.test\.tsx?$/;
/** These import nearly everything, so a test that imports them is not about any one file. */
const ROOTS = /^(server\/(app|openServices)|src\/(app\/.*|store\/(store|root\w*)))\.tsx?$/;
/** Read once, also if the tests of many files are asked for one by one. */
let importers;

/** Returns the files that import each file. */
function readImporters() {
  const imports = readImports(FOLDERS);
  const found = new Map([...imports.keys()].map((file) => [file, []]));
  for (const [file, imported] of imports) {
    for (const name of new Set(imported)) found.get(name).push(file);
  }
  return found;
}

/** Returns what uses the changed files, nearest first, except by way of the roots. */
function usersOf(changed) {
  const found = new Set(changed.filter((file) => importers.has(file)));
  for (const file of found) {
    if (ROOTS.test(file)) continue;
    for (const importer of importers.get(file)) found.add(importer);
  }
  return [...found];
}

/** `placeOrder.ts` becomes `plac` and `orde`, as `placing.test.ts` and `orders.test.ts` do. */
const stemsOf = (file) =>
  basename(file)
    .replace(/\..*/, '')
    .split(/(?=[A-Z])/)
    .filter((word) => word.length >= 4)
    .map((word) => word.slice(0, 4).toLowerCase());

/** Counts the words that a test's name shares with a changed file, and their folder. */
function likeness(test, changed) {
  const stems = stemsOf(test);
  const [, folder] = test.split('/');
  const counts = changed.map((file) => {
    const shared = stemsOf(file).filter((stem) => stems.includes(stem)).length;
    return shared && shared + Number(file.split('/').includes(folder));
  });
  return Math.max(0, ...counts);
}

/** Returns tests: those that import a changed file, then namesakes, then the nearest users. */
export function relatedTests(changed) {
  importers ??= readImporters();
  const direct = new Set(changed.flatMap((file) => [file, ...(importers.get(file) ?? [])]));
  const isUser = new Set(usersOf(changed));
  return [...new Set([...isUser, ...importers.keys()])]
    .filter((file) => TEST.test(file))
    .map((file) => ({ file, isDirect: direct.has(file), likeness: likeness(file, changed) }))
    .filter((test) => isUser.has(test.file) || test.likeness > 0)
    .sort((a, b) => b.isDirect - a.isDirect || b.likeness - a.likeness)
    .map(({ file }) => file);
}
