/** Milliseconds of each of two ways that were tried in turns. */
interface Timed {
  one: number[];
  other: number[];
}

/** What is timed, what must be done before it, and what goes on after it. */
interface Way {
  before?: () => Promise<unknown>;
  work: () => Promise<unknown>;
  after?: () => Promise<unknown>;
}

/** Milliseconds of the processor: what else a busy machine does is not in them. */
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

/** Times two ways in turns, so that whatever else the process does falls on both alike. */
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

/** Spread of the mean of numbers, squared. */
function spread(numbers: readonly number[]): number {
  const middle = mean(numbers);
  const squares = numbers.map((number) => (number - middle) ** 2);
  return squares.reduce((sum, square) => sum + square, 0) / (numbers.length - 1) / numbers.length;
}

/**
 * How far apart two ways are: per cent between their medians, and Welch's t of their logarithms, which a
 * few slow ones do not steer.
 */
function apart({ one, other }: Timed): { percent: number; t: number } {
  const [ones, others] = [one.map(Math.log), other.map(Math.log)];
  return {
    percent: Math.abs(median(one) / median(other) - 1) * 100,
    t: Math.abs(mean(ones) - mean(others)) / Math.sqrt(spread(ones) + spread(others)),
  };
}

/** Two ways are told apart where both say so: neither does by chance. */
const TOLD_APART = { percent: 5, t: 4.5 };

export function areToldApart(times: Timed): boolean {
  const { percent, t } = apart(times);
  return percent > TOLD_APART.percent && t > TOLD_APART.t;
}
