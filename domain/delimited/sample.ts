/**
 * Returns up to `size` items spread over the list: the first ones may be a title or an older
 * download.
 */
export function sampleOf<T>(items: readonly T[], size: number): readonly T[] {
  if (items.length <= size) return items;
  const step = items.length / size;
  return Array.from({ length: size }, (_, nth) => items[Math.floor(nth * step)]!);
}
