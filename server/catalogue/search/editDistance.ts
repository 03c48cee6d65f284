/** Buffers for the three rows of a comparison. */
const rows = [new Uint8Array(64), new Uint8Array(64), new Uint8Array(64)] as const;

/**
 * Number of letters omitted, added, changed or swapped with their neighbour between two words
 * (optimal string alignment); `limit + 1` as soon as it exceeds the limit.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit || b.length > 62) return limit + 1;
  let [before, previous, current] = rows;
  for (let j = 0; j <= b.length; j += 1) previous[j] = j;
  let previousMinimum = 0;

  for (let i = 1; i <= a.length; i += 1) {
    current[0] = i;
    let rowMinimum = i;
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
      let edits = Math.min(
        previous[j - 1]! + (isSame ? 0 : 1),
        previous[j]! + 1,
        current[j - 1]! + 1,
      );
      const isSwapped =
        i > 1 &&
        j > 1 &&
        a.charCodeAt(i - 1) === b.charCodeAt(j - 2) &&
        a.charCodeAt(i - 2) === b.charCodeAt(j - 1);
      if (isSwapped) edits = Math.min(edits, before[j - 2]! + 1);
      current[j] = edits;
      rowMinimum = Math.min(rowMinimum, edits);
    }
    // A swap refers two rows back, so both must exceed the limit.
    if (rowMinimum > limit && previousMinimum >= limit) return limit + 1;
    previousMinimum = rowMinimum;
    [before, previous, current] = [previous, current, before];
  }
  return Math.min(previous[b.length]!, limit + 1);
}
