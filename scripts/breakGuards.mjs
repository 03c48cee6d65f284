/**
 * Breaks the guards in `guards.json` one by one in a copy of the project; the tests named with each
 * must fail.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { copyProject } from './copyProject.mjs';
import { log, root, runAside } from './setUp.mjs';

const GUARDS = JSON.parse(readFileSync(join(root, 'scripts/guards.json'), 'utf8'));

/**
 * Returns how many of these tests fail in the copy; throws if they do not run, since a syntax error
 * is not a failure found by a test.
 */
async function failuresOf(tests, copy) {
  const report = join(copy, 'report.json');
  const jest = join(copy, 'node_modules/jest/bin/jest.js');
  const args = [jest, ...tests, '--runInBand', '--json', `--outputFile=${report}`];
  const { output } = await runAside(process.execPath, args, { cwd: copy });
  const { numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(readFileSync(report, 'utf8'));
  rmSync(report);
  if (numRuntimeErrorTestSuites > 0) throw new Error(`These tests do not run:\n${output}`);
  return numFailedTests;
}

async function isCaught({ file, line, broken, tests }, copy) {
  const path = join(copy, file);
  const source = readFileSync(path, 'utf8');
  if (source.split(line).length !== 2)
    throw new Error(`${file} does not contain exactly once: ${line}`);
  writeFileSync(
    path,
    source.replace(line, () => broken),
  );
  const failures = await failuresOf(tests, copy);
  writeFileSync(path, source);
  return failures > 0;
}

/** Returns the number of guards, and how many of them can be broken without a test failing. */
export async function breakGuards() {
  const copy = copyProject('guards');
  try {
    const tests = [...new Set(GUARDS.flatMap((guard) => guard.tests))];
    if ((await failuresOf(tests, copy)) > 0)
      throw new Error('These tests fail with intact guards.');
    let missed = 0;
    for (const guard of GUARDS) {
      const caught = await isCaught(guard, copy);
      if (!caught) missed += 1;
      log(`${caught ? 'caught' : 'NOT CAUGHT'}: ${guard.guard}`);
    }
    return { broken: GUARDS.length, missed };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
