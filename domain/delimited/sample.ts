/**
 * Returns up to `size` items spread over the list: the first ones may be a title or an older
 * download.
 */
export function sampleOf<T>(things: readonly T[], size: number): readonly T[] {
  if (things.length <= size) return things;
  const step = things.length / size;
  return Array.from({ length: size }, (_, nth) => things[Math.floor(nth * step)]!);
}
