import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import type { Db } from '../server/db/client';

import { listen } from './listen';
import { timed } from './measure';
import { createDemoCatalogue } from './shelf';

/** The bundled server in a separate process. */
export interface RunningServer {
  origin: string;
  port: number;
  productIds: readonly string[];
  process: ChildProcess;
  /** Seconds from its start to its first response. */
  starting: number;
}

interface Options {
  products?: number;
  /** Adds more data before the server starts. */
  prepare?: (db: Db) => Promise<void>;
  environment?: Record<string, string>;
}

/** Runs work against a server whose data exists before it starts. */
export async function withServer<Result>(
  work: (server: RunningServer) => Promise<Result>,
  { products = 5_000, prepare, environment = {} }: Options = {},
): Promise<Result> {
  const { db, dataDir, clear } = await createDemoCatalogue(products);
  await prepare?.(db);
  const productIds = await offeredIds(db);
  await db.destroy();
  const server = await startServer({ DATA_DIR: dataDir, DATABASE_URL: '', ...environment });
  try {
    return await work({ ...server, productIds });
  } finally {
    await server.stop();
    await clear();
  }
}

/** Returns the ids of the products offered in Canada. */
export async function offeredIds(db: Db): Promise<string[]> {
  const offered = await db
    .selectFrom('offers')
    .where('country', '=', 'CA')
    .select('product_id')
    .orderBy('product_id')
    .execute();
  return offered.map(({ product_id }) => product_id);
}

/** The same flags and settings as in the container and the service. */
const FLAGS = ['--enable-source-maps', '--max-semi-space-size=8'];
const SETTINGS = { MALLOC_ARENA_MAX: '2' };

/** Starts the bundled server on a free port and waits for its first response. */
export async function startServer(environment: Record<string, string>) {
  const port = await freePort();
  const program = join(dirname(process.argv[1] ?? ''), 'main.mjs');
  const server = spawn(process.execPath, [...FLAGS, program], {
    env: { ...process.env, ...SETTINGS, PORT: String(port), ...environment },
    stdio: 'ignore',
  });
  const stop = async () => {
    if (server.exitCode !== null) return;
    server.kill('SIGINT');
    await once(server, 'exit');
  };
  const origin = `http://127.0.0.1:${port}`;
  try {
    const [starting] = await timed(() => waitForResponse(origin, server));
    return { origin, port, process: server, starting, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listen(probe);
  probe.close();
  await once(probe, 'close');
  return port;
}

async function waitForResponse(origin: string, server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    const answer = await fetch(`${origin}/api/categories`).catch(() => undefined);
    if (answer?.ok) return;
    await setTimeout(10);
  }
  throw new Error(`The server exited with ${server.exitCode} before it responded.`);
}
