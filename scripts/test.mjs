/**
 * `npm test`: runs everything that a change must pass, and prints how much of it did; if
 * TEST_DATABASE_URL names a PostgreSQL server, also what may differ between the two engines.
 */
import { filesOnBothEngines } from './engines.mjs';
import { storeInMemory } from './memory.mjs';
import { checkNode, install } from './setUp.mjs';
import { check, checkWhole, countInBrowser, countInJest, printResult } from './stages.mjs';

checkNode();
await install();
storeInMemory();

const node = (stage, ...args) => check(stage, process.execPath, args);
const npm = (stage, script) => check(stage, 'npm', ['run', '--silent', script]);

async function buildAll() {
  await node('build', 'scripts/build.mjs');
  await npm('format', 'format:check');
  await checkWhole();
}

async function checkSources() {
  await npm('types', 'types');
  await npm('lint', 'lint');
}

// Each of the two keeps a core busy for about as long as the other.
await Promise.all([buildAll(), checkSources()]);

async function countInProcess() {
  await countInJest('unit and server tests', ['--maxWorkers=2'], { TEST_DATABASE_URL: '' });
  if (!process.env.TEST_DATABASE_URL) return;
  const files = ['--runTestsByPath', ...filesOnBothEngines()];
  await countInJest('tests on PostgreSQL', ['--selectProjects=server', '--maxWorkers=2', ...files]);
}

// A browser leaves a third of its core idle, which the other tests use.
await Promise.all([countInBrowser('browser tests', []), countInProcess()]);

process.exit(printResult() ? 0 : 1);
