import type { Language } from '../../domain/languages';
import { writeDay, type DateReading } from '../../domain/typed-dates/calendarDays';
import { readDay } from '../../domain/typed-dates/readDay';
import { readMonth } from '../../domain/typed-dates/readMonth';

const now = new Date('2026-11-22T12:00:00Z');
const LANGUAGES = ['', 'fr', 'es'] as const satisfies readonly Language[];

/** September and August as they are written, whole and cut. */
const SEPTEMBER = {
  '': ['September', 'Sept', 'Sep'],
  fr: ['septembre', 'sept', 'sep'],
  es: ['septiembre', 'setiembre', 'sept'],
} satisfies Record<Language, string[]>;
const AUGUST = {
  '': ['August', 'Aug'],
  fr: ['août', 'aoû'],
  es: ['agosto', 'ago'],
} satisfies Record<Language, string[]>;

const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');
const withCases = (names: readonly string[]) => [
  ...new Set(
    names.flatMap((name) => [
      name,
      `${name}.`,
      bare(name),
      name.toUpperCase(),
      name.toLowerCase(),
      `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    ]),
  ),
];

const SEPARATORS = ['/', '-', '.', ' ', ' / ', ' - ', '–', '−', '\u00a0', '\u2009'];
const YEARS = ['2004', '04'];

/** Every order in which a person of that language writes the thirtieth of September 2004 with its name. */
const NAMED_ORDERS = {
  '': (name: string, year: string) => [
    `${name} 30, ${year}`,
    `${name} 30 ${year}`,
    `${name} 30th, ${year}`,
    `30 ${name} ${year}`,
    `30-${name}-${year}`,
    `30${name}${year}`,
    `the 30th of ${name} ${year}`,
    `Thursday, ${name} 30, ${year}`,
    `Thu ${name} 30 ${year}`,
  ],
  fr: (name: string, year: string) => [
    `30 ${name} ${year}`,
    `le 30 ${name} ${year}`,
    `30-${name}-${year}`,
    `30/${name}/${year}`,
    `30${name}${year}`,
    `jeudi 30 ${name} ${year}`,
    `le jeudi 30 ${name} ${year}`,
  ],
  es: (name: string, year: string) => [
    `30 de ${name} de ${year}`,
    `30 de ${name} del ${year}`,
    `30 ${name} ${year}`,
    `30-${name}-${year}`,
    `30/${name}/${year}`,
    `el 30 de ${name} de ${year}`,
    `jueves, 30 de ${name} de ${year}`,
    `jueves 30 de ${name}, ${year}`,
    `${name} 30, ${year}`,
  ],
} satisfies Record<Language, (name: string, year: string) => string[]>;

const inNumbers = (language: Language) =>
  SEPARATORS.flatMap((by) => [
    ['2004', '09', '30'].join(by),
    ['2004', '9', '30'].join(by),
    ...(language === ''
      ? [
          ['9', '30'],
          ['09', '30'],
        ]
      : [
          ['30', '9'],
          ['30', '09'],
        ]
    ).map((two) => [...two, '2004'].join(by)),
  ]);

const waysOfDay = (language: Language) => [
  ...withCases(SEPTEMBER[language]).flatMap((name) =>
    YEARS.flatMap((year) => NAMED_ORDERS[language](name, year)),
  ),
  ...inNumbers(language),
  ...['20040930', language === '' ? '09302004' : '30092004', '９/３０/２００４', '  2004-09-30 '],
  language === '' ? '9/30/04' : '30/9/04',
];

const waysOfMonth = (language: Language) => [
  ...withCases(AUGUST[language]).flatMap((name) => [
    `${name} 2029`,
    `${name} 29`,
    `${name} de 2029`,
    `${name}, 2029`,
    `${name}/29`,
    `${name}-29`,
    `${name}-2029`,
    `${name}2029`,
    `2029 ${name}`,
  ]),
  ...[...SEPARATORS, '\\', ''].flatMap((by) => [
    `08${by}29`,
    `08${by}2029`,
    `2029${by}08`,
    ...(by === '' ? [] : [`8${by}29`, `8${by}2029`, `2029${by}8`]),
  ]),
];

const dayOf = (reading: DateReading) => ('day' in reading ? writeDay(reading.day) : reading.why);
const misread = (ways: string[], wanted: string, read: (text: string) => DateReading) =>
  ways.map((way) => `${way} -> ${dayOf(read(way))}`).filter((line) => !line.endsWith(wanted));

describe.each(LANGUAGES)('a typed date in the language "%s"', (language) => {
  const read = (text: string) => readDay(text, { language, now });

  it('is read in 200 ways of writing a day', () => {
    const ways = [...new Set(waysOfDay(language))];

    expect(ways.length).toBeGreaterThanOrEqual(200);
    expect(misread(ways, '2004-09-30', read)).toEqual([]);
  });

  it('is read in every way of writing the month of a card', () => {
    const ways = [...new Set(waysOfMonth(language))];

    expect(ways.length).toBeGreaterThanOrEqual(100);
    expect(misread(ways, '2029-08-01', readMonth)).toEqual([]);
  });

  it('is read back from how each day is said', () => {
    const locale = { '': 'en-CA', fr: 'fr-CA', es: 'es-MX' }[language];
    const said = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
    for (let month = 1; month <= 12; month += 1) {
      for (const day of [1, 2, 12, 13, 28]) {
        const moment = new Date(Date.UTC(2004, month - 1, day));
        const wanted = moment.toISOString().slice(0, 10);

        expect([said.format(moment), dayOf(read(said.format(moment)))]).toEqual([
          said.format(moment),
          wanted,
        ]);
      }
    }
  });

  it('is not read while a part of it is missing', () => {
    const far = ['September 3', '30 sept', '2004-09', '9/30', '30 de septiembre de', '9/30/2'];

    expect(far.map((text) => dayOf(read(text)))).toEqual(far.map(() => 'unread'));
  });
});

describe('a day in numbers that leave its month open', () => {
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
  ] as const)('is read from %s in "%s" as %s, and may be %s', (text, language, day, other) => {
    const reading = readDay(text, { language, now });

    expect(dayOf(reading)).toBe(day);
    expect('other' in reading && reading.other ? writeDay(reading.other) : undefined).toBe(other);
  });
});

describe('a year of two digits', () => {
  it.each([
    ['Sept 30 26', '2026-09-30'],
    ['Sept 30 27', '1927-09-30'],
    ['98-09-30', '1998-09-30'],
    ['09-30-98', '1998-09-30'],
    ['04-09-30', 'yearUnclear'],
    ['093004', 'yearUnclear'],
    ['1/1/00', '2000-01-01'],
  ])('is of the last hundred years, or asked for: %s', (text, day) => {
    expect(dayOf(readDay(text, { language: '', now }))).toBe(day);
  });
});

describe('what is no day', () => {
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
  ])('is told apart: "%s" is %s', (text, why) => {
    expect(dayOf(readDay(text, { language: '', now }))).toBe(why);
  });
});

describe('what is no month of a card', () => {
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
  ])('is not read: "%s"', (text) => {
    expect(dayOf(readMonth(text))).toBe('unread');
  });

  it.each([
    ['1139', '2039-11-01'],
    ['0829', '2029-08-01'],
    ['082029', '2029-08-01'],
    ['202908', '2029-08-01'],
    ['122029', '2029-12-01'],
    ['08 / 2029', '2029-08-01'],
  ])('unlike %s', (text, day) => {
    expect(dayOf(readMonth(text))).toBe(day);
  });
});
