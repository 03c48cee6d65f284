/**
 * Distributes rows of the given heights over pages; the first page has less room than the others.
 */
export function layOutRows(
  heights: readonly number[],
  { first, other }: { first: number; other: number },
): number[][] {
  const pages: number[][] = [[]];
  let room = first;
  heights.forEach((height, rowIndex) => {
    if (height > room) {
      pages.push([]);
      room = other;
    }
    pages.at(-1)?.push(rowIndex);
    room -= height;
  });
  return pages;
}
