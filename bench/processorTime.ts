import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

/** Milliseconds of a tick, in which Linux counts processor time. */
const TICK = 10;
/** Milliseconds between two looks, so that a process that ends has been seen shortly before. */
const LOOK = 200;

/** Whether this system says how much a process has worked. */
export const countsProcessorTime = (): boolean => existsSync('/proc/self/stat');

/** Milliseconds of processor time of a process and all its threads; `undefined` where it has ended. */
export function timeOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The name, in brackets, may hold anything; what follows it begins with the state, the third field.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK;
  } catch {
    return undefined;
  }
}

/** The processes of PostgreSQL that work for a database, where it is on this machine. */
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

/** Milliseconds that processes work while something goes on, those too that begin or end meanwhile. */
export async function whileCounting<Result>(
  pids: () => readonly number[],
  work: () => Promise<Result>,
): Promise<{ result: Result; milliseconds: number }> {
  const before = new Map(pids().map((pid) => [pid, timeOf(pid) ?? 0]));
  const after = new Map<number, number>();
  const look = () => {
    for (const pid of pids()) {
      const time = timeOf(pid);
      if (time !== undefined) after.set(pid, time);
    }
  };
  let isOver = false;
  const looking = (async () => {
    while (!isOver) {
      look();
      await setTimeout(LOOK);
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
