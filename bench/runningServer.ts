import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { timed } from './measure';
import { fillShelf } from './shelf';

const SIZE = 5_000;

/** The bundled server as a process of its own. */
export interface RunningServer {
  origin: string;
  process: ChildProcess;
  /** Seconds from its start to its first answer. */
  starting: number;
}

/** Runs work against a server of 5,000 products whose data was there before it started. */
export async function withServer<Result>(
  work: (server: RunningServer) => Promise<Result>,
): Promise<Result> {
  const { db, dataDir, clear } = await fillShelf(SIZE);
  await db.destroy();
  const port = await freePort();
  const server = spawn(process.execPath, [join(dirname(process.argv[1] ?? ''), 'main.mjs')], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: '' },
    stdio: 'ignore',
  });
  const origin = `http://127.0.0.1:${port}`;
  try {
    const [starting] = await timed(() => answered(origin, server));
    return await work({ origin, process: server, starting });
  } finally {
    server.kill();
    await once(server, 'exit');
    await clear();
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}

async function answered(origin: string, server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    const answer = await fetch(`${origin}/api/categories`).catch(() => undefined);
    if (answer?.ok) return;
    await setTimeout(10);
  }
  throw new Error(`The server ended with ${server.exitCode} before it answered.`);
}
