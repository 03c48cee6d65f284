/**
 * Distributes rows of the given heights over pages; the first page has less room than the others.
 */
export function layOutRows(
  heights: readonly number[],
  { first, other }: { first: number; other: number },
): number[][] {
  const pages: number[][] = [[]];
  let left = first;
  heights.forEach((height, row) => {
    if (height > left) {
      pages.push([]);
      left = other;
    }
    pages.at(-1)?.push(row);
    left -= height;
  });
  return pages;
}
