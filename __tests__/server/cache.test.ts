import { getOrCreate, cachePerOwner } from '../../server/catalogue/cache';

const letters = cachePerOwner<object, string>(
  () => 3 * (64 + 1 + 10),
  (text) => text.length,
);
const TEN = 'x'.repeat(10);

describe('a cached value', () => {
  it('is created once per owner', () => {
    const [owner, other] = [{}, {}];
    let made = 0;
    const make = () => `made ${(made += 1)}`;
    expect(getOrCreate(letters(owner), 'a', make)).toBe('made 1');
    expect(getOrCreate(letters(owner), 'a', make)).toBe('made 1');
    expect(getOrCreate(letters(other), 'a', make)).toBe('made 2');
  });

  it('is evicted for a new one if it is the least recently used', () => {
    const cache = letters({});
    for (const name of ['a', 'b', 'c']) cache.set(name, TEN);
    cache.get('a');
    cache.set('d', TEN);
    expect(['a', 'b', 'c', 'd'].map((name) => cache.get(name) !== undefined)).toEqual([
      true,
      false,
      true,
      true,
    ]);
  });

  it('is returned but not cached if it is larger than the cache', () => {
    const cache = letters({});
    const large = 'x'.repeat(1000);
    expect(getOrCreate(cache, 'a', () => large)).toBe(large);
    expect(cache.get('a')).toBeUndefined();
  });
});
