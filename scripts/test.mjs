/**
 * `npm test`: runs everything that a change must pass, and prints how much of it did; tests of
 * stored data also run on PostgreSQL if TEST_DATABASE_URL names a server.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium } from './chromium.mjs';
import { storeInMemory } from './memory.mjs';
import { checkNode, install, log, runAside, timed, toolFile } from './setUp.mjs';

checkNode();
await install();
storeInMemory();

const reports = mkdtempSync(join(tmpdir(), 'haberdash-test-'));
const total = { passed: 0, failed: 0 };

/** Runs a check that passes or fails as a whole; its output is shown when it has ended. */
async function check(what, program, args) {
  const { code, output } = await timed(what, () => runAside(program, args));
  process.stdout.write(output);
  if (code === 0) total.passed += 1;
  else total.failed += 1;
  if (code !== 0) log(`${what} failed`);
}

const node = (what, ...args) => check(what, process.execPath, args);
const tool = (what, file, ...args) => node(what, toolFile(file), ...args);

/**
 * Runs a test runner whose report counts the tests that passed; a runner that writes no report has
 * failed.
 */
async function count(what, report, read, work) {
  const { code, output } = await timed(what, work);
  process.stdout.write(output);
  try {
    const { passed, failed } = read(JSON.parse(readFileSync(report, 'utf8')));
    total.passed += passed;
    total.failed += code === 0 ? failed : Math.max(1, failed);
  } catch {
    total.failed += 1;
    log(`${what} wrote no report`);
  }
}

const SERVER = '--selectProjects=server';

const runner = (file, args, how) => runAside(process.execPath, [toolFile(file), ...args], how);

/** Size in megabytes of V8's young generation; fewer collections save a tenth of the work. */
const ROOM = '--max-semi-space-size=64';

const runJest = (args, how) =>
  runAside(process.execPath, [ROOM, toolFile('jest/bin/jest.js'), ...args], how);

function countInJest(what, args, how) {
  const report = join(reports, `${what}.json`);
  const read = ({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) => ({
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
  });
  const all = [...args, '--json', `--outputFile=${report}`];
  return count(what, report, read, () => runJest(all, how));
}

function countInBrowser(what) {
  const report = join(reports, `${what}.json`);
  const read = ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
  });
  const env = { CHROMIUM_PATH: chromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const args = ['test', '--reporter=list,json'];
  const work = () => runner('@playwright/test/cli.js', args, { env, isShown: true });
  return count(what, report, read, work);
}

async function buildAll() {
  await node('build', 'scripts/build.mjs');
  await check('format', 'npm', ['run', '--silent', 'format:check']);
  await node('floors', 'scripts/lintFloors.mjs', '--check');
  await tool('dead code', 'knip/bin/knip.js');
  await node('tests of the specification', 'scripts/specificationTests.mjs', '--check');
}

async function checkSources() {
  await tool('types', 'typescript/bin/tsc', '--noEmit');
  await tool('lint', 'eslint/bin/eslint.js', '.');
}

// Each of the two keeps a core busy for about as long as the other.
await Promise.all([buildAll(), checkSources()]);

/** None of these tests waits for the clock, so they run at a lower priority than the browsers. */
const countUnits = () =>
  countInJest('unit and server tests', ['--maxWorkers=2'], {
    env: { TEST_DATABASE_URL: '' },
    isPatient: true,
  });

/** Tests of stored data are those that use the test database of either engine. */
const countStored = () =>
  countInJest(
    'tests on PostgreSQL',
    [SERVER, '--maxWorkers=2', '--findRelatedTests', '__tests__/support/testDatabase.ts'],
    { isPatient: true },
  );

/**
 * Tests of catalogue queries, whose results must be the same when the catalogue is in database
 * tables.
 */
const ASKING = [
  ...['databaseCatalogue', 'catalogueListing', 'cataloguePages', 'catalogueReload'],
  ...['catalogueVisitors', 'search', 'searchMeanings', 'productData', 'purchaseHistory'],
  ...['content', 'files', 'deskCustomerShop'],
].map((name) => `__tests__/server/${name}.test.ts`);
const FINDING = '__tests__/demo/searchQuality.test.ts';

const countAsking = () =>
  countInJest(
    'tests with the catalogue in the database',
    [SERVER, '--maxWorkers=2', '--runTestsByPath', ...ASKING, FINDING],
    { env: { TEST_CATALOGUE: 'database' }, isPatient: true },
  );

async function countInProcess() {
  await countUnits();
  if (!process.env.TEST_DATABASE_URL) return;
  await countStored();
  await countAsking();
}

// A browser leaves a third of its core idle, which the other tests use.
await Promise.all([countInBrowser('browser tests'), countInProcess()]);

rmSync(reports, { recursive: true, force: true });
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
