import type { Language } from '../../domain/languages';
import { formatDay, type DateReading } from '../../domain/typed-dates/calendarDays';
import { parseDay } from '../../domain/typed-dates/parseDay';
import { parseMonth } from '../../domain/typed-dates/parseMonth';
import { spellingsOfDay, spellingsOfMonth } from '../support/typedDates';

const now = new Date('2026-11-22T12:00:00Z');
const LANGUAGES = ['', 'fr', 'es'] as const satisfies readonly Language[];

const dayOf = (reading: DateReading) => ('day' in reading ? formatDay(reading.day) : reading.why);
const misread = (ways: string[], wanted: string, read: (text: string) => DateReading) =>
  ways.map((way) => `${way} -> ${dayOf(read(way))}`).filter((line) => !line.endsWith(wanted));

describe.each(LANGUAGES)('a typed date in the language "%s"', (language) => {
  const read = (text: string) => parseDay(text, { language, now });

  it('is read in 200 spellings of a day', () => {
    const ways = spellingsOfDay(language);

    expect(ways.length).toBeGreaterThanOrEqual(200);
    expect(misread(ways, '2004-09-30', read)).toEqual([]);
  });

  it('is read in every spelling of a card’s month', () => {
    const ways = spellingsOfMonth(language);

    expect(ways.length).toBeGreaterThanOrEqual(100);
    expect(misread(ways, '2029-08-01', parseMonth)).toEqual([]);
  });

  it('is read back from the locale’s long format', () => {
    const locale = { '': 'en-CA', fr: 'fr-CA', es: 'es-MX' }[language];
    const formatter = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
    for (let month = 1; month <= 12; month += 1) {
      for (const day of [1, 2, 12, 13, 28]) {
        const moment = new Date(Date.UTC(2004, month - 1, day));
        const wanted = moment.toISOString().slice(0, 10);

        expect([formatter.format(moment), dayOf(read(formatter.format(moment)))]).toEqual([
          formatter.format(moment),
          wanted,
        ]);
      }
    }
  });

  it('is not read while part of it is missing', () => {
    const far = ['September 3', '30 sept', '2004-09', '9/30', '30 de septiembre de', '9/30/2'];

    expect(far.map((text) => dayOf(read(text)))).toEqual(far.map(() => 'unread'));
  });
});

describe('a numeric date', () => {
  it.each([
    ['3/4/2004', '', '2004-03-04', '2004-04-03'],
    ['3/4/2004', 'fr', '2004-04-03', '2004-03-04'],
    ['3/4/2004', 'es', '2004-04-03', '2004-03-04'],
    ['03.04.04', 'fr', 'yearUnclear', undefined],
    ['03/04/04', 'es', '2004-04-03', '2004-03-04'],
    ['12112004', '', '2004-12-11', '2004-11-12'],
    ['4/4/2004', '', '2004-04-04', undefined],
    ['30/9/2004', '', '2004-09-30', undefined],
    ['9/30/2004', 'fr', '2004-09-30', undefined],
    ['2004-03-04', 'es', '2004-03-04', undefined],
  ] as const)('written %s in "%s" is read as %s, and may be %s', (text, language, day, other) => {
    const reading = parseDay(text, { language, now });

    expect(dayOf(reading)).toBe(day);
    expect('other' in reading && reading.other ? formatDay(reading.other) : undefined).toBe(other);
  });
});

describe('a two-digit year', () => {
  it.each([
    ['Sept 30 26', '2026-09-30'],
    ['Sept 30 27', '1927-09-30'],
    ['98-09-30', '1998-09-30'],
    ['09-30-98', '1998-09-30'],
    ['04-09-30', 'yearUnclear'],
    ['093004', 'yearUnclear'],
    ['1/1/00', '2000-01-01'],
  ])('is in the last hundred years, or asked about: %s', (text, day) => {
    expect(dayOf(parseDay(text, { language: '', now }))).toBe(day);
  });
});

describe('a text that is not a date', () => {
  it.each([
    ['2/30/2004', 'noSuchDay'],
    ['February 29, 2003', 'noSuchDay'],
    ['31 avril 2004', 'noSuchDay'],
    ['2004-13-01', 'noSuchDay'],
    ['2004-30-09', 'noSuchDay'],
    ['0/9/2004', 'noSuchDay'],
    ['', 'unread'],
    ['soon', 'unread'],
    ['2004', 'unread'],
    ['jui 3 2004', 'unread'],
    ['ma 3 2004', 'unread'],
    ['June July 3 2004', 'unread'],
    ['September 30, 0004', 'unread'],
    ['9/30/204', 'unread'],
    ['9/30/20044', 'unread'],
    ['2004-09-30 12:00', 'unread'],
    ['9/30/2004 or so', 'unread'],
    ['1.2.3.2004', 'unread'],
    ['9+30+2004', 'unread'],
  ])('is refused with the reason: "%s" is %s', (text, why) => {
    expect(dayOf(parseDay(text, { language: '', now }))).toBe(why);
  });
});

describe('the expiry month of a card', () => {
  it.each([
    '',
    '8',
    '08',
    '08/',
    '08/2',
    '08/202',
    '829',
    '82029',
    '13/29',
    '00/29',
    '29/08',
    '29 août',
    '08/1999',
    '08/2129',
    '08/31/2029',
    '2029-08-31',
    '08/29 exp?',
    'jui 29',
    '2029',
    'August',
  ])('is not read from "%s"', (text) => {
    expect(dayOf(parseMonth(text))).toBe('unread');
  });

  it.each([
    ['1139', '2039-11-01'],
    ['0829', '2029-08-01'],
    ['082029', '2029-08-01'],
    ['202908', '2029-08-01'],
    ['122029', '2029-12-01'],
    ['08 / 2029', '2029-08-01'],
  ])('is read from %s', (text, day) => {
    expect(dayOf(parseMonth(text))).toBe(day);
  });
});
