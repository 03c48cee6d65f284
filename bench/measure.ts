/** One measurement, with its upper or lower bound. */
export interface Measure {
  what: string;
  measured: number;
  unit: 'ms' | 'MB' | 'KB' | 's' | '×' | '/s' | 'CLS' | '%';
  /** Upper bound; omitted if there is no budget. */
  budget?: number | undefined;
  /** Lower bound, where more is better. */
  least?: number | undefined;
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
