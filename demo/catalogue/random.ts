/**
 * A number in [0, 1) that depends on the key alone: a product keeps its price, stock and barcodes
 * however many others the catalogue is given.
 */
export function chance(key: string): number {
  let hash = 2166136261;
  for (let at = 0; at < key.length; at += 1) {
    hash = Math.imul(hash ^ key.charCodeAt(at), 16777619);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 2246822507);
  hash = Math.imul(hash ^ (hash >>> 13), 3266489909);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
}

/** A whole number from `least` to `most`, both included. */
export const between = (least: number, most: number, key: string): number =>
  least + Math.floor(chance(key) * (most - least + 1));

export function pick<Item>(items: readonly Item[], key: string): Item {
  const item = items[Math.floor(chance(key) * items.length)];
  if (item === undefined) throw new Error(`Nothing to pick from for ${key}`);
  return item;
}
