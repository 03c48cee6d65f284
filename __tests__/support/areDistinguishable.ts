import { median } from '../../bench/measure';

/** Milliseconds of each of two variants, measured alternately. */
interface Timings {
  one: number[];
  other: number[];
}

/** The work to time, and what to do before and after it. */
interface TimedVariant {
  before?: () => Promise<unknown>;
  work: () => Promise<unknown>;
  after?: () => Promise<unknown>;
}

/**
 * Returns the CPU time of the process in milliseconds, which other load on the machine does not
 * affect.
 */
export const cpuTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

async function cpuTimeOf({ before, work, after }: TimedVariant): Promise<number> {
  await before?.();
  const start = cpuTime();
  await work();
  const elapsed = cpuTime() - start;
  await after?.();
  return elapsed;
}

/** Minimum number of rounds: fewer tell nothing apart. */
const MIN_ROUNDS = 200;

/** Times two variants alternately, so that other activity of the process affects both equally. */
export async function timeAlternately(
  rounds: number,
  one: TimedVariant,
  other: TimedVariant,
): Promise<Timings> {
  const times: Timings = { one: [], other: [] };
  for (let round = 0; round < Math.max(rounds, MIN_ROUNDS); round += 1) {
    const turns = [
      async () => times.one.push(await cpuTimeOf(one)),
      async () => times.other.push(await cpuTimeOf(other)),
    ];
    for (const turn of round % 2 === 0 ? turns : turns.reverse()) await turn();
  }
  return times;
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** Returns the squared standard error of the mean. */
function squaredStandardError(numbers: readonly number[]): number {
  const middle = mean(numbers);
  const squares = numbers.map((number) => (number - middle) ** 2);
  return squares.reduce((sum, square) => sum + square, 0) / (numbers.length - 1) / numbers.length;
}

/**
 * Returns the difference of two variants: between their medians in per cent, and Welch's t of their
 * logarithms, which a few slow outliers do not dominate.
 */
function differenceOf({ one, other }: Timings): { percent: number; t: number } {
  const [ones, others] = [one.map(Math.log), other.map(Math.log)];
  return {
    percent: Math.abs(median(one) / median(other) - 1) * 100,
    t:
      Math.abs(mean(ones) - mean(others)) /
      Math.sqrt(squaredStandardError(ones) + squaredStandardError(others)),
  };
}

/**
 * Thresholds that must both be exceeded for two variants to count as different; neither is by
 * chance.
 */
const THRESHOLDS = { percent: 5, t: 4.5 };

export function areDistinguishable(times: Timings): boolean {
  const { percent, t } = differenceOf(times);
  return percent > THRESHOLDS.percent && t > THRESHOLDS.t;
}
