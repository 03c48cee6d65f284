import { formatMessage } from '../../domain/formatMessage';

const PACKS = '{count, plural, one {# pack} other {# packs}}';

describe('a message', () => {
  it('takes its parameters, numbers as the locale writes them', () => {
    const message = '{name}: {count} of {total}';
    expect(formatMessage(message, 'fr-CA', { name: 'Fil', count: 1200, total: '5000' })).toBe(
      'Fil: 1\u00a0200 of 5000',
    );
  });

  it('leaves a slot that nothing was given for', () => {
    expect(formatMessage('{name} and {other}', 'en-CA', { name: 'Thread' })).toBe(
      'Thread and {other}',
    );
  });

  it.each([
    ['en-CA', 0, '0 packs'],
    ['en-CA', 1, '1 pack'],
    ['en-CA', 1200, '1,200 packs'],
    ['fr-CA', 0, '0 pack'],
    ['es-MX', 0, '0 packs'],
  ])('counts by the plural rules of %s: %d', (locale, count, said) => {
    expect(formatMessage(PACKS, locale, { count })).toBe(said);
  });

  it('says another sentence of a certain number', () => {
    const message = '{count, plural, =0 {nothing} one {# pack} other {# packs}}';
    expect([0, 1, 2].map((count) => formatMessage(message, 'en-CA', { count }))).toEqual([
      'nothing',
      '1 pack',
      '2 packs',
    ]);
  });

  it('fills slots inside a plural, and several plurals', () => {
    const message =
      '{lines, plural, one {# line of {name}} other {# lines of {name}}}, {units, plural, one{# unit}\n other{# units}}';
    expect(formatMessage(message, 'en-CA', { lines: 2, units: 1, name: 'thread' })).toBe(
      '2 lines of thread, 1 unit',
    );
  });

  it('shows a parameter as it is, whatever it holds', () => {
    const name = '{count} # $& {name}';
    expect(formatMessage('{name}, {count, plural, other {#}}', 'en-CA', { name, count: 3 })).toBe(
      `${name}, 3`,
    );
  });
});
