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
    const kept = letters({});
    for (const name of ['a', 'b', 'c']) kept.set(name, TEN);
    kept.get('a');
    kept.set('d', TEN);
    expect(['a', 'b', 'c', 'd'].map((name) => kept.get(name) !== undefined)).toEqual([
      true,
      false,
      true,
      true,
    ]);
  });

  it('is returned but not cached if it is larger than the cache', () => {
    const kept = letters({});
    const large = 'x'.repeat(1000);
    expect(getOrCreate(kept, 'a', () => large)).toBe(large);
    expect(kept.get('a')).toBeUndefined();
  });
});
