/** The server of `npm run dev`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { log, root } from '../setUp.mjs';

const PROGRAM = join(root, 'dist/server/main.mjs');
const POLL_MS = 50;

const isListening = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => resolve(false));
    socket.on('connect', () => resolve(Boolean(socket.destroy())));
  });

/** Opens the server, which listens on a port but is reached at an address. */
export function openShop({ port, address }) {
  const env = { ...process.env, SERVICE_WORKER: 'off', HOST: '127.0.0.1', PORT: `${port}` };
  env.PUBLIC_URL ??= address;
  let child;
  let turn = Promise.resolve();

  const isRunning = () => child?.exitCode === null && child.signalCode === null;

  async function stop() {
    if (!isRunning()) return;
    const ended = once(child, 'exit');
    child.kill('SIGINT');
    await ended;
  }

  async function start() {
    child = spawn(process.execPath, ['--enable-source-maps', PROGRAM], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    // Its startup message names the address to open.
    child.stdout.on('data', (text) =>
      process.stdout.write(String(text).replaceAll(`http://localhost:${port}`, address)),
    );
    while (isRunning() && !(await isListening(port))) await setTimeout(POLL_MS);
    if (!isRunning()) log('the server has stopped; it starts again after the next change.');
  }

  return {
    stop,
    /** Resolves once the new server listens, or has said why it cannot. */
    restart: () => (turn = turn.then(stop).then(start)),
  };
}
