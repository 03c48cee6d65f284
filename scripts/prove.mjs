/** `npm run prove`: the long trials in full, before a release; `npm run prove -- 1 34` runs those of two rows. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

import { chromium } from './chromium.mjs';
import { build, checkNode, install, runTool, say } from './setUp.mjs';

/**
 * What is proven, by the row of the table of failures that it stands in. Trials are how often each
 * test tries; `all` is each case of its lists. What is stored is tried on both engines.
 */
const PROOFS = [
  [1, 'server killed while orders are placed', 1000, 'server/kill.test.ts', { isStored: true }],
  [5, 'cart model: wanted, refused, lost, reordered', 5000, 'slices/cartModel.test.ts'],
  [6, 'two tabs with a flapping network', 300, 'store/cartTabs.test.ts'],
  [25, 'two customers, one browser', 100, 'browser/customers.spec.ts'],
  [29, 'no code of a pasted text is lost', 10_000, 'domain/orderFileNothingLost.test.ts'],
  [29, 'quantities are read as written', 10_000, 'domain/orderFileProperties.test.ts'],
  [29, 'damaged scanner files', 10_000, 'domain/scannerMutations.test.ts'],
  [34, 'application interrupted at every step', 'all', 'browser/applicationBreaks.spec.ts'],
  [34, 'server killed while applying', 200, 'server/applicationsKill.test.ts', { isStored: true }],
  [39, 'axe, languages, widths of every screen', 'all', 'browser/access.spec.ts'],
  [40, 'focus that is never hidden', 'all', 'browser/keyboard.spec.ts'],
  [45, 'dates however they are written', 'all', 'ui/dateField.test.tsx'],
  [47, 'worksheet of ten thousand lines', 10_000, 'browser/worksheet.spec.ts'],
].map(([row, what, trials, file, { isStored = false } = {}]) => ({
  row,
  what,
  trials,
  file: `__tests__/${file}`,
  isStored,
}));

const server = process.env.TEST_DATABASE_URL;
const reports = mkdtempSync(join(tmpdir(), 'haberdash-prove-'));

function proveInJest({ file }, report, env) {
  const args = [file, '--runInBand', '--testTimeout=7200000', '--json', `--outputFile=${report}`];
  runTool('jest/bin/jest.js', args, env);
  return ({ numFailedTests, numRuntimeErrorTestSuites }) =>
    numFailedTests + numRuntimeErrorTestSuites;
}

function proveInBrowser({ file }, report, env) {
  runTool('@playwright/test/cli.js', ['test', file, '--retries=0', '--reporter=list,json'], {
    ...env,
    CHROMIUM_PATH: chromium(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  return ({ stats }) => stats.unexpected;
}

/** Runs a proof on an engine, and answers its line of the table. */
function prove(proof, engine, TEST_DATABASE_URL) {
  const report = join(reports, `${basename(proof.file)}-${engine}.json`);
  const env = { TRIALS: `${proof.trials}`, TEST_DATABASE_URL };
  const start = performance.now();
  const runs = proof.file.includes('/browser/') ? proveInBrowser : proveInJest;
  const countIn = runs(proof, report, env);
  // A runner that wrote no report has failed.
  const failures = existsSync(report) ? countIn(JSON.parse(readFileSync(report, 'utf8'))) : 1;
  const seconds = Math.round((performance.now() - start) / 1000);
  return { row: proof.row, what: proof.what, engine, trials: proof.trials, failures, seconds };
}

checkNode();
await install();
await build();

const rows = process.argv.slice(2).map(Number);
const chosen = PROOFS.filter(({ row }) => rows.length === 0 || rows.includes(row));
if (!server)
  say('TEST_DATABASE_URL names no PostgreSQL server: proving on the embedded engine alone');

const table = chosen.flatMap((proof) => [
  prove(proof, 'SQLite', ''),
  ...(server && proof.isStored ? [prove(proof, 'PostgreSQL', server)] : []),
]);
rmSync(reports, { recursive: true, force: true });
console.table(table);
process.exit(table.every(({ failures }) => failures === 0) ? 0 : 1);
