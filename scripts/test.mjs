/** `npm test`: everything that a change must pass, and how many of it did. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium } from './chromium.mjs';
import { build, checkNode, install, run, runTool, say, timed } from './setUp.mjs';

checkNode();
await install();

const reports = mkdtempSync(join(tmpdir(), 'haberdash-test-'));
const total = { passed: 0, failed: 0 };

/** A check that passes or fails as a whole. */
async function check(what, work) {
  const code = await timed(what, work);
  if (code === 0) total.passed += 1;
  else total.failed += 1;
  if (code !== 0) say(`${what} failed`);
}

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

await check('types', () => runTool('typescript/bin/tsc', ['--noEmit']));
await check('lint', () => runTool('eslint/bin/eslint.js', ['.']));
await check('floors', () => run(process.execPath, ['scripts/lintFloors.mjs', '--check']));
await check('dead code', () => runTool('knip/bin/knip.js', []));
await check('tests of the specification', () =>
  run(process.execPath, ['scripts/specificationTests.mjs', '--check']),
);
await check('format', () => run('npm', ['run', '--silent', 'format:check']));
await check('build', async () => {
  await build();
  return 0;
});

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
