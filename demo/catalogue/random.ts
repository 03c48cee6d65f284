/**
 * Returns a pseudo-random number in [0, 1) that depends only on the key, so that a product keeps
 * its price, stock and barcodes whatever the size of the catalogue.
 */
export function chance(key: string): number {
  let hash = 2166136261;
  for (let index = 0; index < key.length; index += 1) {
    hash = Math.imul(hash ^ key.charCodeAt(index), 16777619);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 2246822507);
  hash = Math.imul(hash ^ (hash >>> 13), 3266489909);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
}

/** Returns an integer from `min` to `max`, both inclusive. */
export const between = (min: number, max: number, key: string): number =>
  min + Math.floor(chance(key) * (max - min + 1));

export function pick<Item>(items: readonly Item[], key: string): Item {
  const item = items[Math.floor(chance(key) * items.length)];
  if (item === undefined) throw new Error(`Nothing to pick from for ${key}`);
  return item;
}
