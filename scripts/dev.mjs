/** `npm run dev`: rebuilds on every change and restarts the server when its bundle has changed. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { checkNode, install, log, root } from './setUp.mjs';

checkNode();
await install();

const env = { ...process.env, NODE_ENV: 'development', SERVICE_WORKER: 'off', DRAIN_SECONDS: '0' };
const webpack = join(root, 'node_modules/webpack-cli/bin/cli.js');
const program = join(root, 'dist/server/main.mjs');
const children = [
  spawn(process.execPath, [webpack, '--watch'], { cwd: root, env, stdio: 'inherit' }),
];

log('building, then watching src, server, contract and domain …');
const waiting = setInterval(() => {
  if (!existsSync(program)) return;
  clearInterval(waiting);
  children.push(
    spawn(process.execPath, ['--watch', '--enable-source-maps', program], {
      cwd: root,
      env,
      stdio: 'inherit',
    }),
  );
}, 500);

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
    process.exit(0);
  });
}
