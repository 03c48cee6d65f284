import { formatMessage } from '../../domain/formatMessage';
import { RULES } from '../../domain/rules';

const PACKS = '{count, plural, one {# pack} other {# packs}}';

describe('a message', () => {
  it('inserts its parameters, with numbers in the format of the locale', () => {
    const message = '{name}: {count} of {total}';
    expect(formatMessage(message, 'fr-CA', { name: 'Fil', count: 1200, total: '5000' })).toBe(
      'Fil: 1\u00a0200 of 5000',
    );
  });

  it('names a rule where no parameter has its name', () => {
    const message = '{fileLines} lines';
    expect(formatMessage(message, 'en-CA', {})).toBe(
      `${RULES.fileLines.toLocaleString('en-CA')} lines`,
    );
    expect(formatMessage(message, 'en-CA', { fileLines: 3 })).toBe('3 lines');
  });

  it('keeps a placeholder that has no value', () => {
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
  ])('follows the plural rules of %s: %d', (locale, count, expected) => {
    expect(formatMessage(PACKS, locale, { count })).toBe(expected);
  });

  it('can have a separate text for an exact number', () => {
    const message = '{count, plural, =0 {nothing} one {# pack} other {# packs}}';
    expect([0, 1, 2].map((count) => formatMessage(message, 'en-CA', { count }))).toEqual([
      'nothing',
      '1 pack',
      '2 packs',
    ]);
  });

  it('fills placeholders inside a plural, and supports several plurals', () => {
    const message =
      '{lines, plural, one {# line of {name}} other {# lines of {name}}}, {units, plural, one{# unit}\n other{# units}}';
    expect(formatMessage(message, 'en-CA', { lines: 2, units: 1, name: 'thread' })).toBe(
      '2 lines of thread, 1 unit',
    );
  });

  it('inserts a parameter literally, whatever it contains', () => {
    const name = '{count} # $& {name}';
    expect(formatMessage('{name}, {count, plural, other {#}}', 'en-CA', { name, count: 3 })).toBe(
      `${name}, 3`,
    );
  });

  it.each([
    ['Started on {when}. Stock is current.', 'Started on 8:24 p.m. Stock is current.'],
    ['Started on {when}', 'Started on 8:24 p.m.'],
    ['{lines, plural, other {# lines, {when}}}.', '2 lines, 8:24 p.m.'],
    ['Started on {when}, by Ann.', 'Started on 8:24 p.m., by Ann.'],
  ])('has one full stop after an abbreviation: %s', (message, expected) => {
    expect(formatMessage(message, 'en-CA', { when: '8:24 p.m.', lines: 2 })).toBe(expected);
  });

  it.each([
    ['es-MX', 'líneas de {source}', 'líneas del pedido 10096'],
    ['es-MX', 'agregadas a {source}', 'agregadas al pedido 10096'],
    ['es-MX', 'desde {source}', 'desde el pedido 10096'],
    ['fr-CA', 'lignes de {source}', 'lignes de el pedido 10096'],
  ])(
    'contracts a Spanish preposition with the article after it: %s, %s',
    (locale, text, result) => {
      expect(formatMessage(text, locale, { source: 'el pedido 10096' })).toBe(result);
    },
  );
});
