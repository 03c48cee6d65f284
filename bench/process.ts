import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { timed, type Measure } from './measure';
import { fillShelf } from './shelf';

const REQUESTS = 2000;

/** Start and memory of the bundled server, asked over the network of this machine. */
export async function measureProcess(): Promise<Measure[]> {
  const { db, dataDir, clear } = await fillShelf(5_000);
  await db.destroy();
  const port = await freePort();
  const server = spawn(process.execPath, [join(dirname(process.argv[1] ?? ''), 'main.mjs')], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: '' },
    stdio: 'ignore',
  });
  const origin = `http://127.0.0.1:${port}`;
  try {
    const [starting] = await timed(() => answered(origin, server));
    const atRest = memoryOf(server);
    for (let turn = 0; turn < REQUESTS; turn += 1) {
      const call = turn % 5 === 0 ? '/search/?search_term=red' : '/api/cadProducts?lang=fr';
      await (await fetch(`${origin}${call}&page=${1 + (turn % 20)}`)).arrayBuffer();
    }
    return [
      { what: 'second start, to the first answer', measured: starting, unit: 's', budget: 2 },
      { what: 'memory after the start', measured: atRest, unit: 'MB', budget: 250 },
      {
        what: `memory after ${REQUESTS.toLocaleString('en')} requests`,
        measured: memoryOf(server),
        unit: 'MB',
        budget: 250,
      },
    ];
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

/** Resident megabytes of a process, as the system counts them. */
function memoryOf({ pid }: ChildProcess): number {
  const status = `/proc/${pid}/status`;
  const kilobytes = existsSync(status)
    ? /VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1]
    : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(kilobytes) / 1000;
}
