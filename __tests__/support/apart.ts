/** Milliseconds of each of two variants, measured alternately. */
interface Timed {
  one: number[];
  other: number[];
}

/** The work to time, and what to do before and after it. */
interface Way {
  before?: () => Promise<unknown>;
  work: () => Promise<unknown>;
  after?: () => Promise<unknown>;
}

/**
 * Returns the CPU time of the process in milliseconds, which other load on the machine does not
 * affect.
 */
export const busy = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

async function millisecondsOf({ before, work, after }: Way): Promise<number> {
  await before?.();
  const start = busy();
  await work();
  const took = busy() - start;
  await after?.();
  return took;
}

/** Times two variants alternately, so that other activity of the process affects both equally. */
export async function timeInTurns(rounds: number, one: Way, other: Way): Promise<Timed> {
  const times: Timed = { one: [], other: [] };
  for (let round = 0; round < rounds; round += 1) {
    const turns = [
      async () => times.one.push(await millisecondsOf(one)),
      async () => times.other.push(await millisecondsOf(other)),
    ];
    for (const turn of round % 2 === 0 ? turns : turns.reverse()) await turn();
  }
  return times;
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** Returns the squared standard error of the mean. */
function spread(numbers: readonly number[]): number {
  const middle = mean(numbers);
  const squares = numbers.map((number) => (number - middle) ** 2);
  return squares.reduce((sum, square) => sum + square, 0) / (numbers.length - 1) / numbers.length;
}

/**
 * Returns the difference of two variants: between their medians in per cent, and Welch's t of their
 * logarithms, which a few slow outliers do not dominate.
 */
function apart({ one, other }: Timed): { percent: number; t: number } {
  const [ones, others] = [one.map(Math.log), other.map(Math.log)];
  return {
    percent: Math.abs(median(one) / median(other) - 1) * 100,
    t: Math.abs(mean(ones) - mean(others)) / Math.sqrt(spread(ones) + spread(others)),
  };
}

/**
 * Thresholds that must both be exceeded for two variants to count as different; neither is by
 * chance.
 */
const TOLD_APART = { percent: 5, t: 4.5 };

export function areDistinguishable(times: Timed): boolean {
  const { percent, t } = apart(times);
  return percent > TOLD_APART.percent && t > TOLD_APART.t;
}
