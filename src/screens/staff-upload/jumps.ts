import type { UploadedRow } from '../../api/staffUploads';

type Change = UploadedRow['changes'][number];

/** A price or stock that a row changes. */
interface Jump {
  field: string;
  /** Null if there was none. */
  before: number | null;
  after: number;
}

/** How many times larger or smaller a number becomes; 0 if there was none before. */
function sizeOf({ before, after }: Jump): number {
  if (before === null) return 0;
  return before > 0 && after > 0 ? Math.max(after / before, before / after) : Infinity;
}

const isJump = (change: Change): change is Jump =>
  typeof change.after === 'number' && (change.before === null || typeof change.before === 'number');

/** Returns the largest jump of the numbers that a row changes. */
export const jumpOf = ({ changes }: UploadedRow): Jump | undefined =>
  changes.filter(isJump).sort((one, other) => sizeOf(other) - sizeOf(one))[0];

/** Returns the relative difference: 0.5 for half as much again. */
export function differenceOf(row: UploadedRow): number | undefined {
  const { before = null, after = 0 } = jumpOf(row) ?? {};
  return before === null || before === 0 ? undefined : (after - before) / Math.abs(before);
}

/** Returns the rows with the largest jumps first, the others as they are in the file. */
export function byJump<Row extends UploadedRow>(rows: readonly Row[]): Row[] {
  const sized = rows.map((row) => {
    const jump = jumpOf(row);
    return { row, size: jump ? sizeOf(jump) : 0 };
  });
  // Infinity minus itself is not a number.
  sized.sort((one, other) => (one.size === other.size ? 0 : other.size - one.size));
  return sized.map(({ row }) => row);
}
