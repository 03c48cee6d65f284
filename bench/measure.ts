/** One measurement, with its upper or lower bound. */
export interface Measure {
  what: string;
  measured: number;
  unit: 'ms' | 'MB' | 'KB' | 's' | '×' | '/s' | 'CLS' | '%';
  /** Upper bound; omitted if there is no budget. */
  budget?: number | undefined;
  /** Lower bound, where more is better. */
  least?: number | undefined;
  /**
   * Duration of the loop while this was measured; if omitted, it is taken around the part. `null` if
   * the connection, which is the same on every machine, takes most of the time.
   */
  loopMs?: number | null | undefined;
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}

/** Returns the 95th percentile. */
export const p95 = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length * 0.95) - 1] ?? Number.NaN;

/** Returns the duration of the work in seconds, and its result. */
export async function timed<Result>(work: () => Promise<Result>): Promise<[number, Result]> {
  const started = performance.now();
  const result = await work();
  return [(performance.now() - started) / 1000, result];
}

/** Duration of the loop on the machine that the budgets were set on, in milliseconds. */
const REFERENCE_LOOP_MS = 10;
const LOOP_ROUNDS = 5;

/** Returns the processor time of this process since the given one, in milliseconds. */
function processorMs(since?: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}

/** Returns the processor time of a loop of JavaScript that touches memory, in milliseconds. */
function loopOnce(): number {
  const started = process.cpuUsage();
  const counts = new Map<string, number>();
  for (let turn = 0; turn < 100_000; turn += 1) {
    const key = `key ${(turn * 7919) % 5_000}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return processorMs(started);
}

/** Returns the shortest time of the loop. */
export const loopTime = (): number =>
  Math.min(...Array.from({ length: LOOP_ROUNDS }, () => loopOnce()));

const WARM_UPS = 3;

/**
 * Returns the processor time of each run of the work in milliseconds, after some warm-up runs, and
 * the median of the loop, which runs alternately with it: other work on the machine slows both.
 */
export async function processorTimes(
  runs: number,
  work: Work,
): Promise<{ times: number[]; loopMs: number }> {
  const { times, loopMs } = await alternateTimes(runs, [work]);
  return { times: times.flat(), loopMs };
}

type Work = (turn: number) => Promise<unknown>;

/** Like `processorTimes`, the times of each of several works, which run alternately, each first in turn. */
export async function alternateTimes(
  runs: number,
  works: readonly Work[],
): Promise<{ times: number[][]; loopMs: number }> {
  const rivals = works.map((work) => ({ work, times: [] as number[] }));
  const loops: number[] = [];
  for (let turn = 0; turn < WARM_UPS + runs; turn += 1) {
    // None of them always follows the loop, which leaves the processor's caches cold.
    for (const { work, times } of turn % 2 === 0 ? rivals : rivals.toReversed()) {
      const started = process.cpuUsage();
      await work(turn);
      if (turn >= WARM_UPS) times.push(processorMs(started));
    }
    loops.push(loopOnce());
  }
  return { times: rivals.map(({ times }) => times), loopMs: median(loops) };
}

/** Scales a time budget to a machine, and a moment, on which the loop took this long. */
export const scaleBudget = (measure: Measure, loopMs: number): Measure =>
  measure.budget === undefined ||
  measure.loopMs === null ||
  (measure.unit !== 'ms' && measure.unit !== 's')
    ? measure
    : { ...measure, budget: (measure.budget * (measure.loopMs ?? loopMs)) / REFERENCE_LOOP_MS };

export const isOver = ({ measured, budget = Infinity, least = -Infinity }: Measure): boolean =>
  !(measured <= budget && measured >= least);

const isBound = ({ budget, least }: Measure): boolean => (budget ?? least) !== undefined;

function formatBound({ budget, least, unit }: Measure): string {
  if (budget !== undefined) return `≤ ${formatValue(budget, unit)}`;
  return least === undefined ? '' : `≥ ${formatValue(least, unit)}`;
}

const formatValue = (value: number, unit: Measure['unit']): string =>
  `${value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0)} ${unit}`;

/** Formats measurements as a table: what, budget, measured, measured in the last run, verdict. */
export function formatTable(
  measures: readonly Measure[],
  last: ReadonlyMap<string, number> = new Map(),
): string {
  const rows = measures.map((measure) => {
    const before = last.get(measure.what);
    return [
      measure.what,
      formatBound(measure),
      formatValue(measure.measured, measure.unit),
      before === undefined ? '' : formatValue(before, measure.unit),
      !isBound(measure) ? '' : isOver(measure) ? 'OVER' : 'ok',
    ];
  });
  const table = [['', 'budget', 'measured', 'last run', ''], ...rows];
  const widths = [0, 1, 2, 3, 4].map((column) =>
    Math.max(...table.map((row) => row[column]?.length ?? 0)),
  );
  return table
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('   ')
        .trimEnd(),
    )
    .join('\n');
}
