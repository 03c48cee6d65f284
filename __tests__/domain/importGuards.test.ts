import fc from 'fast-check';

import { alarmsOf, isPriceJump, type Impact } from '../../domain/importGuards';

const quiet: Impact = {
  withdrawals: { count: 0, of: 5000 },
  zeroed: { CA: { count: 0, of: 5000 }, US: { count: 0, of: 30 } },
  prices: { count: 0, of: 5000 },
};

describe('an import is held back', () => {
  it.each<[what: string, impact: Partial<Impact>, alarms: ReturnType<typeof alarmsOf>]>([
    ['not by a handful, of however few', { withdrawals: { count: 20, of: 20 } }, []],
    ['not by a twentieth of the products', { withdrawals: { count: 250, of: 5000 } }, []],
    [
      'by one product more',
      { withdrawals: { count: 251, of: 5000 } },
      [{ guard: 'withdrawals', count: 251 }],
    ],
    [
      'not by half of the stock of a country',
      { zeroed: { CA: { count: 2500, of: 5000 }, US: { count: 20, of: 30 } } },
      [],
    ],
    [
      'by more in one country, and then for both',
      { zeroed: { CA: { count: 100, of: 5000 }, US: { count: 21, of: 30 } } },
      [{ guard: 'zeroed', count: 121 }],
    ],
    ['not by a hundredth of the prices', { prices: { count: 50, of: 5000 } }, []],
    ['by one price more', { prices: { count: 51, of: 5000 } }, [{ guard: 'prices', count: 51 }]],
  ])('%s', (_what, impact, alarms) => {
    expect(alarmsOf({ ...quiet, ...impact }, {})).toEqual(alarms);
  });

  it('by every count other than the confirmed one', () => {
    const counts = fc.nat({ max: 6000 });
    fc.assert(
      fc.property(counts, counts, (count, agreed) => {
        const impact = { ...quiet, withdrawals: { count, of: 5000 } };
        const alarms = alarmsOf(impact, { withdrawals: agreed });
        expect(alarms).toEqual(count === agreed ? [] : [{ guard: 'withdrawals', count }]);
      }),
    );
  });
});

describe('a price change', () => {
  it.each([
    [100, 1000, false],
    [100, 1001, true],
    [100, 51, false],
    [100, 50, true],
    [100, 9, true],
    [0, 500, false],
  ])('from %d cents to %d is a jump: %s', (before, after, isJump) => {
    expect(isPriceJump(before, after)).toBe(isJump);
  });
});
