/** `npm test`: everything that a change must pass, and how many of it did. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium } from './chromium.mjs';
import { checkNode, install, runAside, runTool, say, timed, toolFile } from './setUp.mjs';

checkNode();
await install();

const reports = mkdtempSync(join(tmpdir(), 'haberdash-test-'));
const total = { passed: 0, failed: 0 };

/** A check that passes or fails as a whole; what it says is shown when it has ended. */
async function check(what, program, args) {
  const { code, said } = await timed(what, () => runAside(program, args));
  process.stdout.write(said);
  if (code === 0) total.passed += 1;
  else total.failed += 1;
  if (code !== 0) say(`${what} failed`);
}

const node = (what, ...args) => check(what, process.execPath, args);
const tool = (what, file, ...args) => node(what, toolFile(file), ...args);

/** A runner whose report says how many tests passed; one that wrote no report has failed. */
async function count(what, report, read, work) {
  const code = await timed(what, work);
  try {
    const { passed, failed } = read(JSON.parse(readFileSync(report, 'utf8')));
    total.passed += passed;
    total.failed += code === 0 ? failed : Math.max(1, failed);
  } catch {
    total.failed += 1;
    say(`${what} wrote no report`);
  }
}

async function buildAll() {
  await node('build', 'scripts/build.mjs');
  await check('format', 'npm', ['run', '--silent', 'format:check']);
}

async function checkSources() {
  await tool('types', 'typescript/bin/tsc', '--noEmit');
  await tool('lint', 'eslint/bin/eslint.js', '.');
  await node('floors', 'scripts/lintFloors.mjs', '--check');
  await tool('dead code', 'knip/bin/knip.js');
  await node('tests of the specification', 'scripts/specificationTests.mjs', '--check');
}

// Each keeps a core busy for about as long as the other.
await Promise.all([buildAll(), checkSources()]);

const unit = join(reports, 'unit.json');
await count(
  'unit and server tests',
  unit,
  ({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) => ({
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
  }),
  () => runTool('jest/bin/jest.js', ['--maxWorkers=2', '--json', `--outputFile=${unit}`]),
);

const browser = join(reports, 'browser.json');
await count(
  'browser tests',
  browser,
  ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
  () =>
    runTool('@playwright/test/cli.js', ['test', '--reporter=list,json'], {
      CHROMIUM_PATH: chromium(),
      PLAYWRIGHT_JSON_OUTPUT_FILE: browser,
    }),
);

rmSync(reports, { recursive: true, force: true });
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
