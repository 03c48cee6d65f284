import { isAhead } from '../../domain/expectedDay';

describe('a day on which more is expected', () => {
  it.each([
    ['the day before', '2026-12-02T12:00:00', true],
    ['its first moment', '2026-12-03T00:00:00', true],
    ['its last second', '2026-12-03T23:59:59', true],
    ['the moment it ends', '2026-12-04T00:00:00', false],
  ])('is ahead or not at %s', (_when, now, isSeen) => {
    expect(isAhead('2026-12-03', new Date(now))).toBe(isSeen);
  });
});
