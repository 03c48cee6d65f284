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

  it('is evicted for a new one if it is among the least recently used', () => {
    const names = Array.from({ length: 40 }, (_none, at) => `${at}`);
    const cache = cachePerOwner<object, string>(
      () => 40 * (64 + 2 + 10),
      (text) => text.length,
    )({});
    for (const name of names) cache.set(name.padStart(2), TEN);
    cache.get(' 0');
    cache.set('40', TEN);
    const left = [...names, '40'].filter((name) => cache.get(name.padStart(2)) !== undefined);
    expect(left).toEqual(['0', ...names.slice(5), '40']);
  });

  it('is returned but not cached if it is larger than the cache', () => {
    const cache = letters({});
    const large = 'x'.repeat(1000);
    expect(getOrCreate(cache, 'a', () => large)).toBe(large);
    expect(cache.get('a')).toBeUndefined();
  });
});
