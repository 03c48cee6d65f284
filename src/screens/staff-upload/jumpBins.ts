import type { UploadedRow } from '../../api/staffUploads';

import { differenceOf } from './jumps';

/** Where one bar of the histogram ends and the next begins, as parts of the number before. */
const EDGES = [-0.5, -0.2, -0.1, -0.05, 0, 0.05, 0.1, 0.2, 0.5, 1];

/** Differences from `from` on, and below `below`; the first and the last have no end. */
export interface JumpBin {
  from: number | undefined;
  below: number | undefined;
}

export const JUMP_BINS: readonly JumpBin[] = [undefined, ...EDGES].map((from, index) => ({
  from,
  below: EDGES[index],
}));

/** Whether the largest jump of a row is in a bar. */
export function isInBin(row: UploadedRow, { from = -Infinity, below = Infinity }: JumpBin) {
  const difference = differenceOf(row);
  return difference !== undefined && difference >= from && difference < below;
}
