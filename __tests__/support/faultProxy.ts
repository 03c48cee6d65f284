import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

import { openPostgres, type Db } from '../../server/db/client';

/** Probabilities per statement or commit, from 0 to 1. */
export interface Faults {
  /** Fails with SQLSTATE 40001. */
  conflict?: number;
  /** For commits: fails with SQLSTATE 40003 although the data is stored. */
  unknown?: number;
  /** The connection is dropped, before or after the work. */
  cut?: number;
  delay?: number;
}

/** How often each fault occurred. */
export interface FaultCounts {
  statements: number;
  commits: number;
  conflicts: number;
  unknown: number;
  cuts: number;
}

export interface FaultProxy {
  /** The database as seen through the proxy. */
  db: Db;
  counts: () => Promise<FaultCounts>;
  close: () => Promise<void>;
}

/** Opens the same PostgreSQL through a proxy that fails like distributed databases do. */
export async function openFaultProxy(url: string, faults: Faults): Promise<FaultProxy> {
  const target = new URL(url);
  const proxy = fork('scripts/faultProxy.mjs', {
    env: {
      ...process.env,
      TARGET: `${target.hostname}:${target.port || '5432'}`,
      FAULTS: JSON.stringify(faults),
    },
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
  });
  const [port] = (await once(createInterface(proxy.stdout!), 'line')) as [string];
  target.port = port;
  const db = openPostgres(target.href);
  return {
    db,
    counts: async () => {
      const reply = once(proxy, 'message') as Promise<[FaultCounts]>;
      proxy.send('counts');
      return (await reply)[0];
    },
    close: async () => {
      await db.destroy();
      const ended = once(proxy, 'exit');
      proxy.disconnect();
      await ended;
    },
  };
}
