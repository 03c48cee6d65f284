import { setTimeout } from 'node:timers/promises';

import type { Db } from '../server/db/client';
import { waitingMails } from '../server/db/mails';

import { answerOf, answersOf, type NextRequest } from './load';
import { median } from './measure';
import { whileCounting, workersFor } from './processorTime';
import type { Buyer } from './requests';
import type { startServer } from './runningServer';
import { LINES, type Call } from './scaleCalls';
import type { Tap } from './tap';

/** Duration of each measurement in each round, in seconds. */
export const SECONDS = 3;
/** Number of requests of each kind that are traced one by one. */
const FOLLOWED = 41;

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

export const ORDER = `${LINES} lines put into a cart and ordered`;

/** Database statements and bytes, and response size, of one kind of call. */
export interface Followed {
  statements: number;
  passed: number;
  answer: number;
}

/**
 * Traces the calls one after the other, so that all traffic can be attributed to the current one.
 */
export async function followAll(
  tap: Tap,
  { port }: Server,
  calls: readonly Call[],
  db: Db,
): Promise<ReadonlyMap<string, Followed>> {
  const followed = new Map<string, Followed>();
  for (const { what, next } of calls) {
    const seen: Followed[] = [];
    const steps = what === ORDER ? 2 : 1;
    for (let turn = 0; turn < FOLLOWED; turn += 1) {
      const before = tap.passed();
      let answer = 0;
      for (let step = 0; step < steps; step += 1) {
        answer += (await answerOf(port, next(0, turn * steps + step))).length;
      }
      const after = tap.passed();
      const passed = after.bytes - before.bytes;
      seen.push({ statements: after.statements - before.statements, passed, answer });
      if (what === ORDER) await untilSent(db);
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
export async function untilSent(db: Db): Promise<void> {
  while ((await waitingMails(db)).count > 0) await setTimeout(100);
}

/** Returns the best of all rounds: other work on the machine can only make results worse. */
export const leastOf = (costs: readonly Cost[]): Cost => ({
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
export async function costOf(
  { db, name, servers }: Shop,
  asked: readonly Server[],
  next: NextRequest,
  share = 1,
): Promise<Cost> {
  // Includes the other servers, because they help send e-mails.
  const pids = servers.map(({ process: { pid = 0 } }) => pid);
  const ports = asked.map(({ port }) => port);
  const inDatabase = await whileCounting(
    () => workersFor(name),
    () =>
      whileCounting(
        () => pids,
        async () => {
          const rate = await answersOf(ports, next, SECONDS);
          await untilSent(db);
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
