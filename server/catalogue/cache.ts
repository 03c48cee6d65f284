/**
 * Values by name. Once the capacity is exceeded, the least recently used are evicted, some at once:
 * the first of a map is found by skipping what was deleted before it.
 */
class Cache<Value> {
  readonly #values = new Map<string, Value>();
  #used = 0;

  constructor(
    readonly capacity: number,
    readonly sizeOf: (value: Value) => number,
  ) {}

  get(name: string): Value | undefined {
    const value = this.#values.get(name);
    if (value !== undefined) {
      this.#values.delete(name);
      this.#values.set(name, value);
    }
    return value;
  }

  set(name: string, value: Value): Value {
    const replaced = this.#values.get(name);
    if (replaced !== undefined) this.#used -= this.#sizeOf(name, replaced);
    this.#values.delete(name);
    this.#values.set(name, value);
    this.#used += this.#sizeOf(name, value);
    if (this.#used <= this.capacity) return value;
    for (const [oldest, oldestValue] of this.#values) {
      if (this.#used <= KEPT * this.capacity) break;
      this.#values.delete(oldest);
      this.#used -= this.#sizeOf(oldest, oldestValue);
    }
    return value;
  }

  #sizeOf(name: string, value: Value): number {
    return ENTRY_BYTES + name.length + this.sizeOf(value);
  }
}

/** The part of the capacity that is still used after an eviction. */
const KEPT = 15 / 16;

/** Size of an entry besides its name and value. */
const ENTRY_BYTES = 64;

/** Creates a cache per owner, which lives as long as its owner and is bounded by `capacityOf` it. */
export function cachePerOwner<Owner extends object, Value>(
  capacityOf: (owner: Owner) => number = () => Infinity,
  sizeOf: (value: Value) => number = () => 0,
) {
  const owners = new WeakMap<Owner, Cache<Value>>();
  return (owner: Owner): Cache<Value> => {
    const cache = owners.get(owner) ?? new Cache(capacityOf(owner), sizeOf);
    owners.set(owner, cache);
    return cache;
  };
}

/** Returns the cached value of a name, creating it on the first request. */
export const getOrCreate = <Value>(cache: Cache<Value>, name: string, create: () => Value): Value =>
  cache.get(name) ?? cache.set(name, create());
