import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

/** Length of a clock tick, the unit of processor time on Linux, in milliseconds. */
const TICK_MS = 10;
/** Polling interval in milliseconds, short enough to see a process shortly before it ends. */
const POLL_MS = 200;

/** Whether this system reports the processor time of a process. */
export const countsProcessorTime = (): boolean => existsSync('/proc/self/stat');

/**
 * Returns the processor time of a process and all its threads in milliseconds; `undefined` if it
 * has ended.
 */
export function processorTimeOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The name in parentheses may contain anything; after it comes the state, the third field.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return undefined;
  }
}

/** Returns the PostgreSQL processes that serve a database, if it runs on this machine. */
export const workersFor = (database: string): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && isWorkerFor(name, database))
    .map(Number);

function isWorkerFor(pid: string, database: string): boolean {
  try {
    const title = readFileSync(`/proc/${pid}/cmdline`, 'latin1');
    return title.startsWith('postgres:') && title.includes(` ${database} `);
  } catch {
    return false;
  }
}

/**
 * Returns the processor time of processes in milliseconds during some work, including those that
 * start or end in the meantime.
 */
export async function measureProcessorTime<Result>(
  pids: () => readonly number[],
  work: () => Promise<Result>,
): Promise<{ result: Result; milliseconds: number }> {
  const before = new Map(pids().map((pid) => [pid, processorTimeOf(pid) ?? 0]));
  const after = new Map<number, number>();
  const look = () => {
    for (const pid of pids()) {
      const time = processorTimeOf(pid);
      if (time !== undefined) after.set(pid, time);
    }
  };
  let isOver = false;
  const looking = (async () => {
    while (!isOver) {
      look();
      await setTimeout(POLL_MS);
    }
  })();
  try {
    const result = await work();
    look();
    const spent = [...after].map(([pid, time]) => time - (before.get(pid) ?? 0));
    return { result, milliseconds: spent.reduce((sum, one) => sum + one, 0) };
  } finally {
    isOver = true;
    await looking;
  }
}
