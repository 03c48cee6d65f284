/** Runs the stages of `npm test`, counts what passes, and prints at the end where the time went. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import { chromium } from './chromium.mjs';
import { log, root, runAside, toolFile } from './setUp.mjs';

/** Size in megabytes of V8's young generation; fewer collections save a tenth of the work. */
const ROOM = '--max-semi-space-size=64';
/** Number of slow test files to print. */
const SLOWEST = 10;

const total = { passed: 0, failed: 0 };
const stages = [];
/** Each test file with its seconds, waiting for the other process included. */
const files = [];
/** Browser tests that passed only at another attempt, with the trace of the first. */
const retried = [];
/** What failed, with the runner's messages; a browser test has some of each attempt. */
const failures = [];
/** Lines of each message to repeat at the end. */
const MESSAGE_LINES = 8;

async function runStage(stage, program, args, how) {
  const start = performance.now();
  const { code, output, processor } = await runAside(program, args, how);
  const seconds = (performance.now() - start) / 1000;
  stages.push({ stage, seconds, processor });
  log(`${stage}: ${seconds.toFixed(1)} s`);
  process.stdout.write(output);
  return code;
}

/** Runs a check that passes or fails as a whole; its output is shown when it has ended. */
export async function check(stage, program, args) {
  const code = await runStage(stage, program, args);
  total[code === 0 ? 'passed' : 'failed'] += 1;
  if (code !== 0) failures.push({ what: stage, messages: [] });
}

/** Checks what is true of all files together: layers, dead code, the list of tests. */
export async function checkWhole() {
  const node = (stage, ...args) => check(stage, process.execPath, args);
  await node('floors', 'scripts/lintFloors.mjs', '--check');
  await node('dead code', toolFile('knip/bin/knip.js'));
  await node('tests of the specification', 'scripts/specificationTests.mjs', '--check');
}

/**
 * Runs tests, given the file that the runner is to report to, and counts them; a runner that writes
 * no report has failed.
 */
async function count(run, read) {
  const folder = mkdtempSync(join(tmpdir(), 'haberdash-report-'));
  const report = join(folder, 'report.json');
  const code = await run(report);
  try {
    const { passed, failed } = read(JSON.parse(readFileSync(report, 'utf8')));
    total.passed += passed;
    total.failed += code === 0 ? failed : Math.max(1, failed);
  } catch {
    total.failed += 1;
    failures.push({ what: 'the tests wrote no report', messages: [] });
  }
  rmSync(folder, { recursive: true, force: true });
}

const addFile = (stage, name, milliseconds) =>
  files.push({ file: relative(root, name), stage, seconds: milliseconds / 1000 });

function addJestFile(stage, { name, startTime, endTime, message, assertionResults }) {
  addFile(stage, name, endTime - startTime);
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  const where = relative(root, name);
  for (const { fullName, failureMessages } of failed)
    failures.push({ what: `${where}, ${fullName}`, messages: failureMessages });
  if (message && failed.length === 0) failures.push({ what: where, messages: [message] });
}

/** Runs unit and server tests at a lower priority than browsers: none waits for the clock. */
export function countInJest(stage, args, env = {}) {
  const run = (report) => {
    const jest = [ROOM, toolFile('jest/bin/jest.js'), ...args, '--json', `--outputFile=${report}`];
    return runStage(stage, process.execPath, jest, { env, isPatient: true });
  };
  return count(
    run,
    ({ testResults, numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) => {
      for (const result of testResults) addJestFile(stage, result);
      return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
    },
  );
}

/** Returns the tests of a file's groups, which may be nested. */
const specsIn = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsIn)];

function addBrowserFile(stage, folder, suite) {
  const specs = specsIn(suite);
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  addFile(
    stage,
    join(folder, suite.file),
    results.reduce((sum, { duration }) => sum + duration, 0),
  );
  for (const { title, tests } of specs) {
    for (const { results } of tests.filter(({ status }) => status === 'flaky')) {
      const trace = results[0].attachments.find(({ name }) => name === 'trace');
      retried.push({ file: suite.file, title, trace: trace && relative(root, trace.path) });
    }
    for (const { results } of tests.filter(({ status }) => status === 'unexpected')) {
      const messages = results.flatMap(({ errors }) => errors.map(({ message }) => message));
      failures.push({ what: `${suite.file}, ${title}`, messages });
    }
  }
}

export function countInBrowser(stage, args) {
  const run = (report) =>
    runStage(
      stage,
      process.execPath,
      [toolFile('@playwright/test/cli.js'), 'test', '--reporter=list,json', ...args],
      { env: { CHROMIUM_PATH: chromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: report }, isShown: true },
    );
  return count(run, ({ config, suites, stats, errors }) => {
    for (const { message } of errors) failures.push({ what: stage, messages: [message] });
    for (const suite of suites) addBrowserFile(stage, config.rootDir, suite);
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
  });
}

const inSeconds = (seconds) => (seconds === undefined ? '' : Math.round(seconds));

/** Prints where the time went, and the result, and returns whether everything passed. */
export function printResult() {
  const slowest = files.sort((one, other) => other.seconds - one.seconds).slice(0, SLOWEST);
  console.table(slowest.map((file) => ({ ...file, seconds: inSeconds(file.seconds) })));
  const processor = stages.reduce((sum, stage) => sum + (stage.processor ?? 0), 0);
  console.table(
    [...stages, { stage: 'all', processor }].map((stage) => ({
      stage: stage.stage,
      seconds: inSeconds(stage.seconds),
      'processor seconds': inSeconds(stage.processor),
    })),
  );
  for (const { file, title, trace } of retried) {
    log(`needed a second attempt: ${file}, ${title}; npx playwright show-trace ${trace}`);
  }
  for (const { what, messages } of failures) {
    log(`failed: ${what}`);
    for (const message of new Set(messages.map(stripVTControlCharacters)))
      console.log(message.split('\n').slice(0, MESSAGE_LINES).join('\n'));
  }
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0;
}
