import { execFileSync, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

import type { Measure } from './measure';
import { withServer } from './runningServer';

const REQUESTS = 2000;

/** Measures start-up time and memory of the bundled server, called over the loopback network. */
export const measureProcess = (): Promise<Measure[]> =>
  withServer(async ({ origin, process: server, starting }) => {
    const atRest = memoryOf(server);
    for (let turn = 0; turn < REQUESTS; turn += 1) {
      const call = turn % 5 === 0 ? '/search/?search_term=red' : '/api/cadProducts?lang=fr';
      await (await fetch(`${origin}${call}&page=${1 + (turn % 20)}`)).arrayBuffer();
    }
    return [
      { what: 'second start, until the first response', measured: starting, unit: 's', budget: 2 },
      { what: 'memory after startup', measured: atRest, unit: 'MB', budget: 250 },
      {
        what: `memory after ${REQUESTS.toLocaleString('en')} requests`,
        measured: memoryOf(server),
        unit: 'MB',
        budget: 250,
      },
    ];
  });

/** Resident memory of a process in megabytes, as reported by the system. */
export function memoryOf({ pid }: ChildProcess): number {
  const status = `/proc/${pid}/status`;
  const kilobytes = existsSync(status)
    ? /VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1]
    : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(kilobytes) / 1000;
}
