/**
 * `npm run test:changed`: types, format, lint, what is true of all files together, and the tests most
 * likely to notice what the working tree changes, in about a minute; the others are left to `npm
 * test`.
 */
import { spawnSync } from 'node:child_process';

import { storeInMemory } from './memory.mjs';
import { relatedTests } from './relatedTests.mjs';
import { checkNode, install, log, root, toolFile } from './setUp.mjs';
import { check, checkWhole, countInJest, printResult } from './stages.mjs';

/** Test files that take half a minute. */
const MOST = 12;

const git = (...args) =>
  spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.split('\n').filter(Boolean);

const changed = [
  ...git('diff', '--name-only', '--relative', '--diff-filter=d', 'HEAD'),
  ...git('ls-files', '--others', '--exclude-standard'),
];
const withEnding = (ending) => changed.filter((file) => ending.test(file));
const sources = withEnding(/\.(tsx?|m?js)$/);
const formatted = withEnding(/\.(tsx?|m?js|json|css|html|md)$/);

checkNode();
await install();
storeInMemory();
log(`${changed.length} files changed`);

const node = (stage, ...args) => check(stage, process.execPath, args);

async function checkFiles() {
  if (formatted.length > 0)
    await node('format', toolFile('prettier/bin/prettier.cjs'), '--check', ...formatted);
  if (sources.length === 0) return;
  await node('lint', toolFile('eslint/bin/eslint.js'), ...sources);
  const tests = relatedTests(sources);
  log(`${tests.length} related test files; ${Math.max(0, tests.length - MOST)} left to npm test`);
  if (tests.length === 0) return;
  const nearest = ['--maxWorkers=2', '--runTestsByPath', ...tests.slice(0, MOST)];
  await countInJest('related tests', nearest, { TEST_DATABASE_URL: '' });
}

async function checkTree() {
  await check('types', 'npm', ['run', '--silent', 'types']);
  await checkWhole();
}

await Promise.all([checkTree(), checkFiles()]);

process.exit(printResult() ? 0 : 1);
