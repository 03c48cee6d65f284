/**
 * `npm run prove`: runs every row of the table of failures in full, before a release; `-- 1 34`
 * selects two rows, `-- guards` the guards that are broken on purpose, `-- erp` a small ERP
 * alongside a server that is killed, `-- companies` people, prices and lists of one customer, `-- approvals` orders that wait for approval, `-- postgres` the server tests that `npm test` does not run on
 * PostgreSQL, `-- catalogue` those of a catalogue in the database, `-- scale` the throughput of
 * several servers and the cost of each call. TRIALS in the environment overrides the number of trials, for a quick check.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { breakGuards } from './breakGuards.mjs';
import { chromium } from './chromium.mjs';
import { filesOfBothCatalogues, filesOnOneEngine } from './engines.mjs';
import { storeInMemory } from './memory.mjs';
import { NOT_HERE, PROOFS, ROWS } from './proofs.mjs';
import { build, checkNode, install, log, root, run, runTool } from './setUp.mjs';

/** The row proven by the guards: that the tests notice what is broken. */
const GUARDS = 50;
/** Rows that can be selected by name. */
const WORDS = { guards: GUARDS, erp: 53, companies: 66, approvals: 67 };

const server = process.env.TEST_DATABASE_URL;
const reports = mkdtempSync(join(tmpdir(), 'haberdash-prove-'));
const report = join(reports, 'report.json');

const isInBrowser = ({ file }) => file.includes('/browser/');
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function proveInJest({ file, only, except }, env) {
  const chosen = [
    ...(only ? ['--testNamePattern', escaped(only)] : []),
    ...(except ? ['--testPathIgnorePatterns', except] : []),
  ];
  const args = ['--runInBand', '--testTimeout=7200000', '--json', `--outputFile=${report}`];
  runTool('jest/bin/jest.js', [file, ...chosen, ...args], env);
  return ({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) => ({
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
  });
}

function proveInBrowser({ file, only }, env) {
  const chosen = only ? ['--grep', escaped(only)] : [];
  const args = ['test', file, ...chosen, '--retries=0', '--reporter=list,json'];
  runTool('@playwright/test/cli.js', args, {
    ...env,
    CHROMIUM_PATH: chromium(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  return ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected });
}

/**
 * Runs a proof on an engine and returns the number of failures; a runner that writes no report, or
 * runs no test, has failed.
 */
function failuresOf(proof, env) {
  rmSync(report, { force: true });
  const read = (isInBrowser(proof) ? proveInBrowser : proveInJest)(proof, env);
  if (!existsSync(report)) return 1;
  const { passed, failed } = read(JSON.parse(readFileSync(report, 'utf8')));
  return passed === 0 ? Math.max(1, failed) : failed;
}

const lineOf = (row, by, engine = '') => ({ row, what: ROWS[row], by, engine });
const secondsSince = (start) => Math.round((performance.now() - start) / 1000);

const POSTGRES = server ? [['PostgreSQL', server]] : [];
const STORED = [['SQLite', ''], ...POSTGRES];

/** Returns a line of the table for each engine that the proof applies to. */
async function prove(proof) {
  const { row, file, trials: full, only, isStored, isOnServer, faults } = proof;
  const trials = full === 'all' ? full : process.env.TRIALS || full;
  const engines = isOnServer ? POSTGRES : isStored ? STORED : [['', '']];
  const by = file.replace('__tests__/', '') + (only ? `: ${only}` : '');
  if (engines.length === 0) return [lineOf(row, `${by}: requires TEST_DATABASE_URL`)];
  const lines = [];
  for (const [engine, url] of engines) {
    const start = performance.now();
    const proxy = faults && (await openProxy(url, faults));
    // When the whole suite runs through the proxy, each test uses its default number of trials.
    const often = faults ? {} : { TRIALS: `${trials}` };
    const failures = failuresOf(proof, { ...often, TEST_DATABASE_URL: proxy?.url ?? url });
    proxy?.close();
    lines.push({ ...lineOf(row, by, engine), trials, failures, seconds: secondsSince(start) });
  }
  return lines;
}

async function openProxy(address, faults) {
  const url = new URL(address);
  const env = { ...process.env, TARGET: `${url.hostname}:${url.port || 5432}` };
  const proxy = fork(join(import.meta.dirname, 'faultProxy.mjs'), {
    env: { ...env, FAULTS: JSON.stringify(faults) },
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
  });
  const [port] = await once(createInterface(proxy.stdout), 'line');
  url.port = port;
  return { url: url.href, close: () => proxy.disconnect() };
}

async function proveGuards() {
  const start = performance.now();
  const { broken, missed } = await breakGuards();
  const line = lineOf(GUARDS, 'guards broken on purpose');
  return { ...line, trials: broken, failures: missed, seconds: secondsSince(start) };
}

const words = process.argv.slice(2);
checkNode();
await install();
if (words.includes('scale')) {
  await build();
  rmSync(reports, { recursive: true });
  process.exit(run(process.execPath, [join(root, 'dist/server/bench.mjs'), 'scale']));
}

/** Suites that can be selected by name, which run on PostgreSQL. */
const SUITES = {
  postgres: [filesOnOneEngine(), {}],
  catalogue: [filesOfBothCatalogues(), { TEST_CATALOGUE: 'database' }],
};
for (const [name, [files, env]] of Object.entries(SUITES)) {
  if (!words.includes(name)) continue;
  if (!server) throw new Error('TEST_DATABASE_URL names no PostgreSQL server.');
  storeInMemory();
  process.exit(
    runTool('jest/bin/jest.js', ['--selectProjects=server', '--runTestsByPath', ...files], env),
  );
}

const requested = words.map((word) => WORDS[word] ?? Number(word));
const rows = Object.keys(ROWS)
  .map(Number)
  .filter((row) => requested.length === 0 || requested.includes(row));
const chosen = PROOFS.filter(({ row }) => rows.includes(row));

if (chosen.some(isInBrowser)) await build();
if (!server) log('TEST_DATABASE_URL is not set: testing on the embedded engine only');

const table = [];
for (const row of rows) {
  const proofs = chosen.filter((proof) => proof.row === row);
  if (row === GUARDS) table.push(await proveGuards());
  else if (proofs.length === 0) table.push(lineOf(row, 'not tested here'));
  else for (const proof of proofs) table.push(...(await prove(proof)));
}
rmSync(reports, { recursive: true, force: true });
console.table(table);
for (const row of rows) if (NOT_HERE[row]) console.log(`${row} ${ROWS[row]}: ${NOT_HERE[row]}`);
process.exit(table.every(({ failures = 0 }) => failures === 0) ? 0 : 1);
