import { dayAfterThis, isDue, isPaused, isUnanswered } from '#domain/rhythm';

const rhythm = (change: object = {}) => ({
  every_weeks: 2,
  next_on: '2026-11-02',
  paused_from: null,
  paused_until: null,
  ...change,
});

describe('the rhythm of a list', () => {
  it('keeps its weekday and goes on to the first day after today', () => {
    expect(dayAfterThis(rhythm(), '2026-11-02')).toBe('2026-11-16');
    expect(dayAfterThis(rhythm(), '2026-11-16')).toBe('2026-11-30');
    expect(dayAfterThis(rhythm({ every_weeks: 26 }), '2026-10-01')).toBe('2027-05-03');
  });

  it('is paused from the first to the last day, or without end', () => {
    const paused = rhythm({ paused_from: '2026-11-01', paused_until: '2026-11-05' });
    expect(isPaused(paused, '2026-10-31')).toBe(false);
    expect(isPaused(paused, '2026-11-01')).toBe(true);
    expect(isPaused(paused, '2026-11-05')).toBe(true);
    expect(isDue(paused, '2026-11-05')).toBe(false);
    expect(isDue(paused, '2026-11-06')).toBe(true);
    expect(isPaused(rhythm({ paused_from: '2026-11-01' }), '2030-01-01')).toBe(true);
  });

  it('is due from its day on', () => {
    expect(isDue(rhythm(), '2026-11-01')).toBe(false);
    expect(isDue(rhythm(), '2026-11-02')).toBe(true);
    expect(isDue(rhythm(), '2026-11-03')).toBe(true);
  });

  it('is unanswered 14 days after its day', () => {
    expect(isUnanswered(rhythm(), '2026-11-15')).toBe(false);
    expect(isUnanswered(rhythm(), '2026-11-16')).toBe(true);
  });
});
