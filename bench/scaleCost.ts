import { setTimeout } from 'node:timers/promises';

import type { Db } from '../server/db/client';
import { waitingMails } from '../server/db/mails';

import { fetchResponse, countResponses, type NextRequest } from './load';
import { median } from './measure';
import { measureProcessorTime, workersFor } from './processorTime';
import type { Buyer } from './requests';
import type { startServer } from './runningServer';
import { LINES, type Call } from './scaleCalls';
import type { Tap } from './tap';

/** Duration of each measurement in each round, in seconds. */
export const SECONDS = 3;
/** Number of requests of each kind that are traced one by one. */
const TRACED_REQUESTS = 41;

export type Server = Awaited<ReturnType<typeof startServer>>;
export interface Shop {
  db: Db;
  /** Starts a server of the shop, with another database URL if one is given. */
  start: (url?: string) => Promise<Server>;
  /** All servers that were started. */
  servers: readonly Server[];
  url: string;
  name: string;
  buyers: Buyer[];
  productIds: string[];
}

export const ORDER = `adding ${LINES} lines to the cart and ordering`;

/** Database statements and bytes, and response size, of one kind of call. */
export interface CallTrace {
  statements: number;
  passed: number;
  answer: number;
}

/**
 * Traces the calls one after the other, so that all traffic can be attributed to the current one.
 */
export async function traceAll(
  tap: Tap,
  { port }: Server,
  calls: readonly Call[],
  db: Db,
): Promise<ReadonlyMap<string, CallTrace>> {
  const followed = new Map<string, CallTrace>();
  for (const { what, next } of calls) {
    const seen: CallTrace[] = [];
    const steps = what === ORDER ? 2 : 1;
    for (let turn = 0; turn < TRACED_REQUESTS; turn += 1) {
      const before = tap.passed();
      let answer = 0;
      for (let step = 0; step < steps; step += 1) {
        answer += (await fetchResponse(port, next(0, turn * steps + step))).length;
      }
      const after = tap.passed();
      const passed = after.bytes - before.bytes;
      seen.push({ statements: after.statements - before.statements, passed, answer });
      if (what === ORDER) await waitUntilSent(db);
    }
    followed.set(what, {
      statements: median(seen.map(({ statements }) => statements)),
      passed: median(seen.map(({ passed }) => passed)),
      answer: median(seen.map(({ answer }) => answer)),
    });
  }
  return followed;
}

/** Waits until all e-mails are sent, because those of orders are part of their cost. */
export async function waitUntilSent(db: Db): Promise<void> {
  while ((await waitingMails(db)).count > 0) await setTimeout(100);
}

/** Returns the best of all rounds: other work on the machine can only make results worse. */
export const bestOf = (costs: readonly Cost[]): Cost => ({
  rate: Math.max(...costs.map(({ rate }) => rate)),
  server: Math.min(...costs.map(({ server }) => server)),
  database: Math.min(...costs.map(({ database }) => database)),
});

export interface Cost {
  rate: number;
  /**
   * Processor time per call in milliseconds: of the servers, and of PostgreSQL if it runs on this
   * machine.
   */
  server: number;
  database: number;
}

/** Calls servers for a while; each response counts as `share` if several calls make up one. */
export async function measureCost(
  { db, name, servers }: Shop,
  calledServers: readonly Server[],
  next: NextRequest,
  share = 1,
): Promise<Cost> {
  // Includes the other servers, because they help send e-mails.
  const pids = servers.map(({ process: { pid = 0 } }) => pid);
  const ports = calledServers.map(({ port }) => port);
  const inDatabase = await measureProcessorTime(
    () => workersFor(name),
    () =>
      measureProcessorTime(
        () => pids,
        async () => {
          const rate = await countResponses(ports, next, SECONDS);
          await waitUntilSent(db);
          return rate;
        },
      ),
  );
  const { result, milliseconds } = inDatabase.result;
  const times = result.answers * share;
  return {
    rate: times / result.seconds,
    server: milliseconds / times,
    database: inDatabase.milliseconds / times,
  };
}
