/** Values by name, evicting the least recently used once the capacity is exceeded. */
class Cache<Value> {
  readonly #values = new Map<string, Value>();
  #used = 0;

  constructor(
    readonly room: number,
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
    const before = this.#values.get(name);
    if (before !== undefined) this.#used -= this.#sizeOf(name, before);
    this.#values.delete(name);
    this.#values.set(name, value);
    this.#used += this.#sizeOf(name, value);
    for (const [oldest, old] of this.#values) {
      if (this.#used <= this.room) break;
      this.#values.delete(oldest);
      this.#used -= this.#sizeOf(oldest, old);
    }
    return value;
  }

  #sizeOf(name: string, value: Value): number {
    return ENTRY + name.length + this.sizeOf(value);
  }
}

/** Size of an entry besides its name and value. */
const ENTRY = 64;

/** Creates a cache per owner, which lives as long as its owner and is bounded by `roomOf` it. */
export function cachePerOwner<Owner extends object, Value>(
  roomOf: (owner: Owner) => number = () => Infinity,
  sizeOf: (value: Value) => number = () => 0,
) {
  const owners = new WeakMap<Owner, Cache<Value>>();
  return (owner: Owner): Cache<Value> => {
    const cache = owners.get(owner) ?? new Cache(roomOf(owner), sizeOf);
    owners.set(owner, cache);
    return cache;
  };
}

/** Returns the cached value of a name, creating it on the first request. */
export const getOrCreate = <Value>(cache: Cache<Value>, name: string, make: () => Value): Value =>
  cache.get(name) ?? cache.set(name, make());
