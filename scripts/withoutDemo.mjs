/** `npm run test:guest`: proves that the product does not need the demo, in a copy without it. */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';

import { copyProject } from './copyProject.mjs';
import { checkNode, install, log, run, timed } from './setUp.mjs';

/** The demo, and the tests that are about it or depend on it. */
const GUEST = ['demo', '__tests__/demo', '__tests__/browser'];
const PORT = 3192;

const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function check(what, work) {
  if ((await timed(what, work)) === 0) return;
  log(`without the demo, ${what} failed.`);
  process.exitCode = 1;
}

/**
 * Starts the built server and returns 0 once it responds; without a demo it must require DEMO=off.
 */
async function starts(copy, demo) {
  const server = spawn(process.execPath, ['dist/server/main.mjs'], {
    cwd: copy,
    env: { ...process.env, PORT: String(PORT), DATA_DIR: join(copy, 'data'), DEMO: demo },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    for (let tries = 0; tries < 100 && server.exitCode === null; tries += 1) {
      const answer = await fetch(`http://127.0.0.1:${PORT}/api/features`).catch(() => undefined);
      if (answer?.ok) return 0;
      await wait(100);
    }
    return 1;
  } finally {
    server.kill('SIGINT');
  }
}

checkNode();
await install();
const copy = copyProject('alone', GUEST);
try {
  const tool = (file, ...args) =>
    run(process.execPath, [join(copy, 'node_modules', file), ...args], {}, copy);
  await check('types', () =>
    tool('typescript-native/bin/tsc', '--noEmit', '--tsBuildInfoFile', join(copy, 'tsbuildinfo')),
  );
  await check('build', () =>
    tool('webpack-cli/bin/cli.js', '--config-name', 'server', '--no-cache'),
  );
  await check('start with DEMO=off', () => starts(copy, 'off'));
  await check('refusing to start with DEMO=on', async () => ((await starts(copy, 'on')) ? 0 : 1));
  await check('server tests', () =>
    tool('jest/bin/jest.js', '--selectProjects', 'server', '--maxWorkers=2', '--silent'),
  );
} finally {
  rmSync(copy, { recursive: true, force: true });
}
